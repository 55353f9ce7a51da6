import type { Kysely } from 'kysely'

import { insertRow, runCompiled } from '../../../store/compiled-queries.ts'
import type { Database } from '../../../store/tables.ts'

/** About a megabyte: read or removed in a few milliseconds. */
const CHUNKS_AT_ONCE = 8

/** A file that begins to arrive. */
export interface ArrivingAttachment {
  id: string
  createdAt: Date
  /** As many bytes as it may become: they count until it is known. */
  reservedBytes: number
  network: string
}

/** What is known of a file once it is here. */
export interface ArrivedAttachment {
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
export async function readAttachmentChunks(
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
export async function markLeaving(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set({ state: 'leaving' })
    .where('id', '=', id)
    .where('ticket_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the next pieces of a leaving file, at last the file itself; true when nothing is left of it. */
export async function removeSomeOf(db: Kysely<Database>, id: string): Promise<boolean> {
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
export async function findAbandonedAttachments(
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
