import { scrubbed } from '../../log.ts'
import { verifySmtp, type SmtpTimeouts } from '../../mail/outbox/smtp-transport.ts'
import type { Finding } from './finding.ts'

/** Who runs a command waits less than a mail does. */
const TIMEOUTS: SmtpTimeouts = { connection: 5_000, greeting: 5_000, socket: 5_000 }

/** Whether the mail server can be reached, encrypts and lets us in; nothing is sent. */
export async function checkSmtp(url: URL): Promise<Finding> {
  const about = 'mail server'
  try {
    await verifySmtp(url, TIMEOUTS)
    return { level: 'ok', about, says: `${url.hostname} lets us in` }
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? `${String(error.responseCode)} ` : ''
    return { level: 'bad', about, says: code + scrubbed(error instanceof Error ? error.message : '') }
  }
}
