/** The mail drafts the site opens (spec §7); content has subject and body of each. */
export const MAIL_LINK_KINDS = [
  'audit-request',
  'newsletter-roi',
  'get-started',
  'review',
  'ticket-follow-up',
  'report-issue',
] as const
export type MailLinkKind = (typeof MAIL_LINK_KINDS)[number]

/** What a mail draft opens with. */
export interface MailDraft {
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
