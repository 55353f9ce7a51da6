import type { Kysely } from 'kysely'

import type { MailFile } from '../../../mail/outgoing-mail.ts'
import { insertRow, runCompiled } from '../../../store/compiled-queries.ts'
import type { Database } from '../../../store/tables.ts'
import type { Write } from '../../../store/store.ts'

/** About a megabyte: read or removed in a few milliseconds. */
const CHUNKS_AT_ONCE = 8

/** A file that begins to arrive. */
interface ArrivingAttachment {
  id: string
  createdAt: Date
  /** As many bytes as it may become: they count until it is known. */
  reservedBytes: number
  network: string
}

/** What is known of a file once it is here. */
interface ArrivedAttachment {
  name: string
  type: string
  size: number
}

/** What a network has sent and we still have, since its key was made. */
export async function usedByNetwork(
  db: Kysely<Database>,
  network: string,
): Promise<{ files: number; bytes: number }> {
  const { files, bytes } = await db
    .selectFrom('attachment')
    .select(({ fn }) => [fn.countAll().as('files'), fn.sum('size').as('bytes')])
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  return { files: Number(files), bytes: Number(bytes) }
}

/** Begins a file. */
export async function insertArrivingAttachment(
  db: Kysely<Database>,
  { id, createdAt, reservedBytes, network }: ArrivingAttachment,
): Promise<void> {
  const created_at = createdAt.toISOString()
  const row = { id, created_at, name: '', type: '', size: reservedBytes, network }
  await insertRow(db, 'attachment', { ...row, state: 'arriving' })
}

/** Keeps the next piece of a file. */
export async function insertAttachmentChunk(
  db: Kysely<Database>,
  attachmentId: string,
  place: number,
  bytes: Uint8Array,
): Promise<void> {
  await insertRow(db, 'attachment_chunk', { attachment_id: attachmentId, place, bytes })
}

/** Makes a file ready to be claimed; false when it was taken away meanwhile. */
export async function finishAttachment(
  db: Kysely<Database>,
  id: string,
  arrived: ArrivedAttachment,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set({ ...arrived, state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The next pieces of a file after a place, few enough to be read at once. */
async function readAttachmentChunks(
  db: Kysely<Database>,
  attachmentId: string,
  from: number,
): Promise<readonly { place: number; bytes: Uint8Array }[]> {
  return runCompiled(db, 'read attachment_chunk', [attachmentId, from, CHUNKS_AT_ONCE], () =>
    db
      .selectFrom('attachment_chunk')
      .select(['place', 'bytes'])
      .where('attachment_id', '=', attachmentId)
      .where('place', '>=', from)
      .orderBy('place')
      .limit(CHUNKS_AT_ONCE),
  )
}

/** Marks a file nobody has claimed as leaving, so that nobody can; false when there is none. */
async function markLeaving(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set({ state: 'leaving' })
    .where('id', '=', id)
    .where('ticket_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the next pieces of a leaving file, at last the file itself; true when nothing is left of it. */
async function removeSomeOf(db: Kysely<Database>, id: string): Promise<boolean> {
  const places = await db
    .selectFrom('attachment_chunk')
    .select('place')
    .where('attachment_id', '=', id)
    .orderBy('place')
    .limit(CHUNKS_AT_ONCE)
    .execute()
  const last = places.at(-1)
  if (last === undefined) {
    await db.deleteFrom('attachment').where('id', '=', id).where('state', '=', 'leaving').execute()
    return true
  }
  await db
    .deleteFrom('attachment_chunk')
    .where('attachment_id', '=', id)
    .where('place', '<=', last.place)
    .execute()
  return false
}

/** The ids of some files that are to be removed: begun before one moment, or lying unclaimed since another. */
async function findAbandonedAttachments(
  db: Kysely<Database>,
  begunBefore: Date,
  unclaimedSince: Date,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('attachment')
    .select('id')
    .where('ticket_id', 'is', null)
    .where((is) =>
      is.or([
        is('state', '=', 'leaving'),
        is.and([is('state', '=', 'arriving'), is('created_at', '<', begunBefore.toISOString())]),
        is.and([is('state', '=', 'ready'), is('created_at', '<', unclaimedSince.toISOString())]),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The files that go along with a mail, in their order, read in small pieces so that nobody waits. One that was
 * removed meanwhile, or is not whole, is left out: the mail goes all the same.
 */
export async function readMailFiles(write: Write, mailId: string): Promise<readonly MailFile[]> {
  const rows = await write((trx) =>
    trx
      .selectFrom('outbox_attachment')
      .innerJoin('attachment', 'attachment.id', 'outbox_attachment.attachment_id')
      .select(['attachment.id', 'attachment.name', 'attachment.type', 'attachment.size'])
      .where('outbox_attachment.mail_id', '=', mailId)
      .orderBy('outbox_attachment.place')
      .execute(),
  )
  const files: MailFile[] = []
  for (const { id, name, type, size } of rows) {
    const content = await readContent(write, id)
    if (content.length === size) files.push({ name, type, content })
  }
  return files
}

/** The content of a file. */
export async function readContent(write: Write, id: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of readPieces(write, id)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The content of a file in small pieces: each is read when it is asked for. */
export async function* readPieces(write: Write, id: string): AsyncGenerator<Uint8Array, void> {
  for (let place = 0; ;) {
    const from = place
    const next = await write((trx) => readAttachmentChunks(trx, id, from))
    if (next.length === 0) return
    place += next.length
    yield* next.map(({ bytes }) => bytes)
  }
}

/** No file arrives for longer (limits.ts): what still does was cut off by a crash. */
const LONGEST_ARRIVAL_MS = 15 * 60 * 1_000
/** Time to finish writing a ticket, and to come back to it the next morning. */
const UNCLAIMED_LIFETIME_MS = 24 * 60 * 60 * 1_000

/**
 * Removes a file nobody has claimed, in several transactions: removing ten megabytes in one holds up everybody
 * else. Once it is marked nobody can claim it; a crash in between is cleared up by `removeAbandoned`.
 */
export async function removeAttachment(write: Write, id: string): Promise<void> {
  const isLeaving = await write((trx) => markLeaving(trx, id))
  let isGone = !isLeaving
  while (!isGone) isGone = await write((trx) => removeSomeOf(trx, id))
}

/**
 * Removes what was never claimed, never finished, or never removed to its end.
 * @param aloneSince since when the only server on this store runs: what began to arrive before never ends.
 */
export async function removeAbandonedAttachments(
  write: Write,
  now: Date,
  aloneSince = new Date(0),
): Promise<void> {
  const begunBefore = new Date(Math.max(now.getTime() - LONGEST_ARRIVAL_MS, aloneSince.getTime()))
  const unclaimedSince = new Date(now.getTime() - UNCLAIMED_LIFETIME_MS)
  const ids = await write((trx) => findAbandonedAttachments(trx, begunBefore, unclaimedSince))
  for (const id of ids) await removeAttachment(write, id)
}
