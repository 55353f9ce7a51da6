import type { Write } from '../../../store/writer.ts'
import type { MailFile } from '../../../mail/outgoing-mail.ts'
import { readAttachmentChunks } from './attachment-rows.ts'

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
