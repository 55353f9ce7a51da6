import type { Attachment, Email, Header } from 'postal-mime'

import type { Bounce, AutomaticReason } from './incoming-mail.ts'
import type { Mailbox } from '../outgoing-mail.ts'

/** Of a report or of the mail it returns: headers are within it. */
const MOST_READ = 64 * 1024
const MOST_REASON = 300

/** Who writes reports of delivery. */
const DAEMON = /\b(?:mailer-daemon|mail-daemon|postmaster|mail\s?delivery)\b/i
/** What the systems say that write no report by the standard: qmail, Exim, old Exchange, web mailers. */
const FAILURE =
  /could ?n[o']t be delivered|could not deliver|(?:was|were) not delivered|unable to deliver|wasn't able to deliver|undeliverable|delivery (?:has )?failed|permanent (?:fatal )?errors?|did not reach|address(?:es)? failed/i
const DELAY = /will be retried|do(?:es)? not need to resend|delivery .{0,20}delayed|still being (?:re)?tried/i

/** RFC 3463 §3: the address, the mailbox (not: full, or the mail too large), the way to it. */
const HARD_STATUS = /^5\.(?:0\.0|1\.\d+|2\.[01]|4\.[46])$/
/** RFC 5321 §4.2.2 without an enhanced status. */
const HARD_REPLY = /\b55[0134]\b/
const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/
/** The mailbox is full, or a rule of the other side refused this mail, not the address. */
const SOFT_REASON = /quota|full|over limit|spam|blocked|blacklist|blocklist|reputation|policy|too large/i

const MESSAGE_ID = /^message-id:\s*(<[^<>\s]{1,990}>)/im
const ADDRESS = /[^\s<>()[\]:;,"]{1,64}@[a-z0-9.-]{1,190}[a-z0-9]/i

/**
 * The report of a failed delivery: by RFC 3464, or as Exim, qmail and others write it. Null for any other
 * mail, also for reports of success or delay. Anybody can write one: what it names must be looked up.
 */
export function readBounce(email: Email): Bounce | null {
  const report = contentOf(email.attachments, 'message/delivery-status')
  const text = (email.text ?? '').slice(0, MOST_READ)
  const returned =
    contentOf(email.attachments, 'message/rfc822') ?? contentOf(email.attachments, 'text/rfc822-headers')
  const messageId = messageIdIn(returned ?? '') ?? messageIdIn(text) ?? referenceOf(email)
  return report === null ? fromText(email, text, messageId) : fromReport(report, text, messageId)
}

function fromReport(report: string, text: string, messageId: string): Bounce | null {
  const failed = unfolded(report)
    .split(/\n\s*\n/)
    .find((group) => /^action:\s*failed/im.test(group))
  if (failed === undefined) return null
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(failed)?.[1]?.trim() ?? ''
  const recipients = ['original-recipient', 'final-recipient'].flatMap(
    (name) => ADDRESS.exec(field(name))?.[0] ?? [],
  )
  const diagnostic = field('diagnostic-code').replace(/^\s*[\w-]+\s*;\s*/, '')
  const status = STATUS.exec(field('status'))?.[0] ?? ''
  const reason = diagnostic || sentenceOf(text) || status
  return { messageId, recipients, isHard: isHard(status, diagnostic), reason: cut(reason) }
}

function fromText(email: Email, text: string, messageId: string): Bounce | null {
  const header = (key: string) => email.headers.find((one) => one.key === key)?.value ?? ''
  const isFromDaemon = DAEMON.test(header('from').slice(0, 1000)) || /^<\s*>/.test(header('return-path'))
  const failed = header('x-failed-recipients')
  if (!isFromDaemon || DELAY.test(text)) return null
  if (failed === '' && !FAILURE.test(`${header('subject')}\n${text}`.slice(0, 5000))) return null
  const own = text.split(/^-{2,}.{0,80}(?:copy|below|original|message).{0,80}$/im)[0] ?? ''
  const recipient =
    ADDRESS.exec(failed) ?? /^[ \t]*<?([^\s<>()@]{1,64}@[^\s<>():]{1,255})>?:?[ \t]*$/m.exec(own)
  const reason = sentenceOf(own)
  return {
    messageId,
    recipients: recipient === null ? [] : [recipient[1] ?? recipient[0]],
    isHard: isHard(STATUS.exec(reason)?.[0] ?? '', reason),
    reason: cut(reason || header('subject')),
  }
}

function isHard(status: string, reason: string): boolean {
  if (SOFT_REASON.test(reason)) return false
  return status === '' ? HARD_REPLY.test(reason) : HARD_STATUS.test(status)
}

/** The line with the other side's answer, with what it is wrapped into. */
function sentenceOf(text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => /\b[45]\d\d[ -]|\b[45]\.\d\.\d|said:/.test(line))
  if (at === -1) return ''
  const rest = lines.slice(at, at + 4)
  const end = rest.findIndex((line) => line.trim() === '')
  return rest.slice(0, end === -1 ? rest.length : end).join(' ')
}

function contentOf(attachments: readonly Attachment[], type: string): string | null {
  const content = attachments.find(({ mimeType }) => mimeType === type)?.content
  if (content === undefined || typeof content === 'string') return content ?? null
  return new TextDecoder().decode(content.slice(0, MOST_READ)).replace(/\r\n?/g, '\n')
}

function messageIdIn(text: string): string | null {
  return MESSAGE_ID.exec(unfolded(text))?.[1] ?? null
}

function referenceOf(email: Email): string {
  const named = `${email.inReplyTo ?? ''} ${(email.references ?? '').slice(-2000)}`
  return /<[^<>\s]{1,990}>/.exec(named)?.[0] ?? ''
}

function unfolded(text: string): string {
  return text.replace(/\n[ \t]+/g, ' ')
}

function cut(reason: string): string {
  return reason
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_REASON)
    .toWellFormed()
}

/** Values of X-Auto-Response-Suppress that mean an answer like ours, and not only receipts (MS-OXCMAIL). */
const SUPPRESSES_ANSWERS = /\b(?:all|autoreply|oof)\b/i

/** Why no machine may answer this mail (RFC 3834 §2, older headers), or null: two would write for ever. */
export function automaticReason(
  headers: readonly Header[],
  from: Mailbox | null,
  own: readonly string[],
): AutomaticReason | null {
  const has = (key: string, value: RegExp) =>
    headers.some((header) => header.key === key && value.test(header.value))
  const sender = from?.address.toLowerCase()
  if (own.some((address) => address.toLowerCase() === sender)) return 'own'
  if (has('return-path', /^\s*<\s*>/)) return 'null-sender'
  if (has('auto-submitted', /^(?!\s*no\s*(?:[;(]|$))/i)) return 'auto-submitted'
  if (has('content-type', /^\s*multipart\/report\b/i)) return 'auto-submitted'
  if (has('list-id', /./) || has('precedence', /\blist\b/i)) return 'list'
  if (has('precedence', /\b(?:bulk|junk|auto_reply)\b/i)) return 'bulk'
  if (has('x-auto-response-suppress', SUPPRESSES_ANSWERS)) return 'suppress'
  if (has('x-autoreply', /^(?!\s*no\s*$)/i) || has('x-autorespond', /^/)) return 'suppress'
  return null
}
