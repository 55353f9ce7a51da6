import { scrubbed } from '../../log.ts'
import { newImpatientClient, pathOf } from '../../mail/inbox/mailbox-connection.ts'
import { hostOf, isLoopback, type ImapSettings } from '../../settings.ts'
import { findings, type Finding } from './finding.ts'

/** The reader takes seconds: a mail that waits longer has a reason. */
const LATE_MAIL_MS = 15 * 60 * 1_000

/** Whether the mailbox lets us in, has the folder, tells of new mail, and is worked off; nothing is changed. */
export async function checkMailbox(imap: ImapSettings, now: Date): Promise<Finding[]> {
  if (imap.url.protocol === 'imap:' && !isLoopback(hostOf(imap.url)))
    return findings({ mailbox: ['bad', 'the password travels in the open: use imaps://'] })
  const client = newImpatientClient(imap)
  try {
    await client.connect()
    const { exists } = await client.mailboxOpen(pathOf(imap.folder), { readOnly: true })
    const oldest = exists > 0 && (await client.fetchOne('1', { internalDate: true }))
    const since = new Date(oldest === false ? now : (oldest.internalDate ?? now))
    const isLate = now.getTime() - since.getTime() > LATE_MAIL_MS
    return findings({
      mailbox: isLate
        ? ['warn', `${exists} mails wait in ${imap.folder} for more than 15 minutes: does the server run?`]
        : ['ok', `${imap.url.host} lets us in, ${exists} mails wait in ${imap.folder}`],
      'new mail': client.capabilities.has('IDLE')
        ? ['ok', 'is told at once (IDLE)']
        : ['warn', 'is seen only once a minute: the server cannot tell of it (IDLE)'],
    })
  } catch (error) {
    const { message = '', responseText = '' } = error as { message?: string; responseText?: string }
    return findings({ mailbox: ['bad', scrubbed(`${message} ${responseText}`)] })
  } finally {
    client.close()
  }
}
