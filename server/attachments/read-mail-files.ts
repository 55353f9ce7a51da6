import type { Write } from '../database/writer.ts'
import type { MailFile } from '../mail/outgoing-mail.ts'
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

/** The content of a file, read in small pieces. */
export async function readContent(write: Write, id: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for (;;) {
    const next = await write((trx) => readAttachmentChunks(trx, id, chunks.length))
    if (next.length === 0) return Buffer.concat(chunks)
    chunks.push(...next.map(({ bytes }) => bytes))
  }
}
