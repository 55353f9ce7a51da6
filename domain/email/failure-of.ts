/** What the staff can act on, of all the reasons why a mail did not arrive. */
export type MailFailure = 'full' | 'unknown' | 'domain' | 'refused'

/** Enhanced status codes (RFC 3463, RFC 7505), and what servers write without one. The first that fits. */
const SIGNS: readonly (readonly [MailFailure, RegExp])[] = [
  ['full', /\b[45]\.2\.2\b|(?:mailbox|inbox|account)\b.{0,30}\bfull|over\s?quota|quota exceeded/i],
  ['refused', /\b[45]\.7\.\d|\bspam\b|blocked|blacklist|blocklist/i],
  ['domain', /\b5\.1\.(?:2|10)\b|\b[45]\.4\.4\b|(?:host|domain).{0,20}not found|ENOTFOUND|NXDOMAIN|no mx\b/i],
  [
    'unknown',
    /\b5\.1\.[136]\b|(?:no such|unknown|invalid) (?:user|mailbox|recipient|address)|(?:user|mailbox|recipient) (?:unknown|unavailable|not found)|does(?: not|n['’]t) exist/i,
  ],
]

/** What a mail server's words mean; null: nothing that is known here. */
export function failureOf(reason: string): MailFailure | null {
  return SIGNS.find(([, sign]) => sign.test(reason))?.[0] ?? null
}
