import { messageKey, type MessageKey, fillPlaceholders } from '../language/message-text.ts'

/** The site's mail drafts (spec §7); content has subject and body of each. */
export const MAIL_LINK_KINDS = [
  'audit-request',
  'newsletter-roi',
  'get-started',
  'review',
  'ticket-follow-up',
  'report-issue',
] as const
type MailLinkKind = (typeof MAIL_LINK_KINDS)[number]

interface MailDraft {
  to: string
  subject: string
  body?: string | undefined
}

/** A `mailto:` link by RFC 6068: lines end in CRLF, spaces are `%20`, never `+`. */
export function mailLink({ to, subject, body }: MailDraft): string {
  const fields = [`subject=${encodeURIComponent(subject)}`]
  if (body !== undefined) fields.push(`body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`)
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${fields.join('&')}`
}

/** The draft of a kind in a language. Throws when a value is missing. */
export function mailDraft(
  kind: MailLinkKind,
  to: string,
  words: Readonly<Record<`${MessageKey<'', MailLinkKind>}${'Subject' | 'Body'}`, string>>,
  values: Readonly<Record<string, string>> = {},
): MailDraft {
  const key = messageKey('', kind)
  return {
    to,
    subject: fillPlaceholders(words[`${key}Subject`], values),
    body: fillPlaceholders(words[`${key}Body`], values),
  }
}
