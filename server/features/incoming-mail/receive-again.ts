import type { ImapFlow } from 'imapflow'
import { hash as hashOf } from 'node:crypto'

import { scrubbed } from '../../log.ts'
import { UnreadableMail } from '../../mail/inbox/incoming-mail.ts'
import { ensureFolder, FOLDERS, newImpatientClient, pathOf } from '../../mail/inbox/mailbox-connection.ts'
import { MAIL_MAX_BYTES, sourceOf } from '../../mail/inbox/mail-reader.ts'
import type { ImapSettings } from '../../settings.ts'
import type { Row } from '../../store/tables.ts'
import { createReading } from './read-mailbox.ts'
import { receiveMail, type Again, type ReceiveEffects } from './receive-mail.ts'

/** Of mails without a Message-ID, which the server cannot search: the newest. */
const MOST_COMPARED = 500

/** What stands against reading a mail once more, in a sentence. */
export class MailRefused extends Error {}

/** Does something in the mailbox; a fault of the connection is one sentence. */
export async function inMailbox<Result>(imap: ImapSettings, work: (client: ImapFlow) => Promise<Result>) {
  const client = newImpatientClient(imap)
  try {
    await client.connect().then(() => client.mailboxOpen(pathOf(imap.folder), { readOnly: true }))
  } catch (error) {
    client.close()
    const { message, responseText = '' } = error as Error & { responseText?: string }
    throw new MailRefused(`The mailbox cannot be read: ${scrubbed(`${message} ${responseText}`)}`)
  }
  try {
    return await work(client)
  } finally {
    client.close()
  }
}

/** The bytes of a mail in the open folder; only the first of one that is too large. */
export async function fetchRaw(client: ImapFlow, uid: number, size: number): Promise<Buffer> {
  const fetched = await client.fetchOne(String(uid), { source: sourceOf(size) }, { uid: true })
  if (fetched === false || fetched.source === undefined)
    throw new MailRefused('A mail has just left the folder: try again')
  return fetched.source
}

/** Fetches a mail from where it was put and deals with it once more, with its files and its whole text. */
export function receiveAgain(imap: ImapSettings, again: Again, effects: ReceiveEffects) {
  return inMailbox(imap, async (client) => {
    const row = await effects.write((trx) =>
      trx
        .selectFrom('incoming_mail')
        .select(['hash', 'message_id'])
        .where('id', '=', again.id)
        .executeTakeFirst(),
    )
    if (row === undefined) throw new MailRefused('There is no such mail')
    for (const name of [FOLDERS.unreadable, FOLDERS.handled]) {
      await client.mailboxOpen(await ensureFolder(client, name))
      const found = await findByHash(client, row)
      if (found === null) continue
      if (found.isTooLarge)
        throw new MailRefused(
          `It is larger than 35 MB, and cannot be read here: it lies in the folder ${name}, open it with a mail program`,
        )
      const { read, prove } = createReading(imap, effects)
      const received = await read(found.raw).catch((error: unknown) => {
        if (error instanceof UnreadableMail)
          throw new MailRefused(`It still cannot be read: ${error.message}`)
        throw error
      })
      const outcome = await receiveMail(received, await prove(found.raw, received), effects, again)
      if (name === FOLDERS.unreadable)
        await client.messageMove(String(found.uid), await ensureFolder(client, FOLDERS.handled), {
          uid: true,
        })
      return outcome
    }
    throw new MailRefused(`The mail is neither in ${FOLDERS.handled} nor in ${FOLDERS.unreadable}`)
  })
}

/** The mail of the open folder whose bytes have this hash; newest first where it has no Message-ID to search for. */
async function findByHash(
  client: ImapFlow,
  { hash, message_id }: Pick<Row<'incoming_mail'>, 'hash' | 'message_id'>,
): Promise<{ uid: number; raw: Buffer; isTooLarge: boolean } | null> {
  const query = message_id === '' ? { all: true } : { header: { 'message-id': message_id } }
  const found = await client.search(query, { uid: true })
  const uids = (Array.isArray(found) ? found : []).toSorted((one, other) => other - one)
  if (uids.length === 0) return null
  const newest = uids.slice(0, MOST_COMPARED).join(',')
  const listed = await client.fetchAll(newest, { uid: true, size: true }, { uid: true })
  for (const { uid, size = 0 } of listed.toSorted((one, other) => other.uid - one.uid)) {
    const raw = await fetchRaw(client, uid, size)
    if (hashOf('sha256', raw) === hash) return { uid, raw, isTooLarge: size > MAIL_MAX_BYTES }
  }
  return null
}
