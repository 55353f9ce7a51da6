import { mailboxOf } from '../email/automatic-address.ts'

/** Domains of the one large provider that delivers `a.b` and `ab` to the same mailbox. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** Under which name posts with an address are counted, however it is spelled; null where none was given. */
export function countedMailbox(address: string): string | null {
  const mailbox = mailboxOf(address)
  const at = mailbox.lastIndexOf('@')
  if (at < 0) return null
  const domain = mailbox.slice(at + 1)
  return DOTLESS.has(domain) ? `${mailbox.slice(0, at).replaceAll('.', '')}@gmail.com` : mailbox
}
