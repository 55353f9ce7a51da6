import { randomUUID } from 'node:crypto'

import type { Write } from '../../../store/store.ts'
import type { NewRow } from '../../../store/tables.ts'

/** Inserts a file as an upload would have left it; pass what differs. Its content is so many pieces. */
export async function keepAttachment(
  write: Write,
  pieces: readonly (Uint8Array | string)[] = ['hello'],
  differences: Partial<NewRow<'attachment'>> = {},
): Promise<string> {
  const { id = randomUUID() } = differences
  const content = pieces.map((piece) => Buffer.from(piece))
  const size = content.reduce((sum, { length }) => sum + length, 0)
  const row = {
    id,
    created_at: '2026-03-02T10:00:00.000Z',
    conversation_id: null,
    name: 'a.txt',
    type: 'text/plain',
  }
  await write(async (trx) => {
    await trx
      .insertInto('attachment')
      .values({ ...row, size, state: 'ready', network: '', ...differences })
      .execute()
    for (const [place, bytes] of content.entries())
      await trx.insertInto('attachment_chunk').values({ attachment_id: id, place, bytes }).execute()
  })
  return id
}
