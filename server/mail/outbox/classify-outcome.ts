/** What to do with a mail that was not taken. */
export type Verdict = 'retry' | 'dead' | 'pause'

/** What an SMTP client says of a failure; nodemailer's errors have this shape. */
export interface DeliveryFailure {
  code?: string | undefined
  responseCode?: number | undefined
  command?: string | undefined
  /** Node's own code where the client put `ESOCKET` over it: broken certificates above all. */
  originalCode?: string | undefined
}

/** Ours to mend, not the mail's: login, encryption, certificate. The whole queue waits. */
const SETUP_CODES = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])
/** TLS errors of Node that arrive through the socket. */
const ENCRYPTION_CODE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|^EPROTO$/
const LOGIN_RESPONSES = new Set([530, 534, 535, 538])
/** Commands about this mail: only here does a 5xx condemn it. Before them the server refuses us. */
const MAIL_COMMAND = /^(MAIL|RCPT|DATA|BDAT)/

/**
 * Reliability §3.3: a permanent answer about the mail itself ends it; a problem of login or encryption
 * stops the queue; everything else is tried again, a lost connection above all: after the final dot
 * nobody can know whether the mail was taken, and its Message-ID is the same next time.
 */
export function classifyOutcome(failure: DeliveryFailure): Verdict {
  const { code = '', responseCode = 0, command = '', originalCode = code } = failure
  if (SETUP_CODES.has(code) || ENCRYPTION_CODE.test(originalCode)) return 'pause'
  if (LOGIN_RESPONSES.has(responseCode)) return 'pause'
  const isPermanent = responseCode >= 500 && responseCode < 600
  if (isPermanent && MAIL_COMMAND.test(command)) return 'dead'
  if (code === 'EENVELOPE' && responseCode === 0) return 'dead' // the client itself cannot write this envelope
  return 'retry'
}
