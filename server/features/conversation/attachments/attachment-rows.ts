import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'
import type { MessageFile } from '#domain/conversation/conversation.ts'

import type { MailFile } from '../../../mail/outgoing-mail.ts'
import { runCompiled } from '../../../store/queries.ts'
import type { Db } from '../../../store/tables.ts'
import type { Write } from '../../../store/store.ts'
import { fileProblem, type FileProblem } from './attachment-answers.ts'

/** Pieces read or removed at once: about a megabyte, a few milliseconds. */
const CHUNKS_AT_ONCE = 8

/** Files a network has sent, and we still have, since its key was made. */
export async function usedByNetwork(db: Db, network: string): Promise<{ files: number; bytes: number }> {
  const { files, bytes } = await db
    .selectFrom('attachment')
    .select(({ fn }) => [fn.countAll().as('files'), fn.sum('size').as('bytes')])
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  return { files: Number(files), bytes: Number(bytes) }
}

/** Makes a file ready to be claimed; false: it was removed in the meantime. */
export async function finishAttachment(
  db: Db,
  id: string,
  arrived: Omit<MailFile, 'content'> & { size: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set({ ...arrived, state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the next pieces of a leaving file, and finally the file; true: nothing is left. */
async function removeSomeOf(db: Db, id: string): Promise<boolean> {
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

/** A mail's files in their order, in small pieces so that nobody waits; without one that is not whole. */
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

export async function readContent(write: Write, id: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of readPieces(write, id)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The content of a file, piece by piece, each read when it is asked for. */
export async function* readPieces(write: Write, id: string): AsyncGenerator<Uint8Array, void> {
  for (let place = 0; ; place += CHUNKS_AT_ONCE) {
    const from = place
    const next = await write((trx) =>
      runCompiled(trx, 'read attachment_chunk', [id, from, CHUNKS_AT_ONCE], () =>
        trx
          .selectFrom('attachment_chunk')
          .select('bytes')
          .where('attachment_id', '=', id)
          .where('place', '>=', from)
          .orderBy('place')
          .limit(CHUNKS_AT_ONCE),
      ),
    )
    if (next.length === 0) return
    yield* next.map(({ bytes }) => bytes)
  }
}

/** Longer than any upload takes (limits.ts): a file still arriving then was cut off by a crash. */
const LONGEST_ARRIVAL_MS = 15 * 60 * 1_000
/** Time to finish a ticket, even the next morning. */
const UNCLAIMED_LIFETIME_MS = 24 * 60 * 60 * 1_000

/** In pieces: ten megabytes at once would block everybody; after a crash `removeAbandoned` goes on. */
export async function removeAttachment(write: Write, id: string): Promise<void> {
  const { numUpdatedRows: leaving } = await write((trx) =>
    trx
      .updateTable('attachment')
      .set({ state: 'leaving' })
      .where('id', '=', id)
      .where('conversation_id', 'is', null)
      .executeTakeFirst(),
  )
  let isGone = leaving === 0n
  while (!isGone) isGone = await write((trx) => removeSomeOf(trx, id))
}

/**
 * Removes files that were never claimed, never completed, or only partly removed.
 * @param aloneSince when this server became the only one on its store: files that began to arrive earlier
 * never end.
 */
export async function removeAbandonedAttachments(
  write: Write,
  now: Date,
  aloneSince = new Date(0),
): Promise<void> {
  const begunBefore = new Date(Math.max(now.getTime() - LONGEST_ARRIVAL_MS, aloneSince.getTime()))
  const unclaimedSince = new Date(now.getTime() - UNCLAIMED_LIFETIME_MS)
  const abandoned = await write((trx) =>
    trx
      .selectFrom('attachment')
      .select('id')
      .where('conversation_id', 'is', null)
      .where((is) =>
        is.or([
          is('state', '=', 'leaving'),
          is.and([is('state', '=', 'arriving'), is('created_at', '<', begunBefore.toISOString())]),
          is.and([is('state', '=', 'ready'), is('created_at', '<', unclaimedSince.toISOString())]),
        ]),
      )
      .execute(),
  )
  for (const { id } of abandoned) await removeAttachment(write, id)
}

/** Gives a ticket its files, all in order or none: it throws if one is unknown, arriving, taken or twice. */
export async function claimAttachments(
  trx: Db,
  ids: readonly string[],
  conversationId: string,
): Promise<readonly MessageFile[]> {
  if (ids.length === 0) return []
  if (ids.length > ATTACHMENT_LIMITS.count) refuse('too-many')
  const rows = await trx
    .updateTable('attachment')
    .set({ conversation_id: conversationId })
    .where('id', 'in', ids)
    .where('state', '=', 'ready')
    .where('conversation_id', 'is', null)
    .returning(['id', 'name', 'size', 'type'])
    .execute()
  const claimed = ids.flatMap((id) => rows.filter((row) => row.id === id))
  if (rows.length < ids.length) refuse('files-gone')
  const total = claimed.reduce((sum, { size }) => sum + size, 0)
  if (total > ATTACHMENT_LIMITS.totalBytes) refuse('total-too-large')
  return claimed
}

function refuse(code: FileProblem): never {
  throw fileProblem(code, { field: 'attachments' })
}
