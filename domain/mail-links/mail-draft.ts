import { fillPlaceholders } from '../language/placeholders.ts'
import type { MailDraft, MailLinkKind } from './mail-link.ts'

/** Which messages make up each draft. */
const DRAFT_MESSAGES = {
  'audit-request': { subject: 'auditRequestSubject', body: 'auditRequestBody' },
  'newsletter-roi': { subject: 'newsletterRoiSubject', body: 'newsletterRoiBody' },
  'get-started': { subject: 'getStartedSubject', body: 'getStartedBody' },
  review: { subject: 'reviewSubject', body: 'reviewBody' },
  'ticket-follow-up': { subject: 'ticketFollowUpSubject', body: 'ticketFollowUpBody' },
  'report-issue': { subject: 'reportIssueSubject', body: 'reportIssueBody' },
} as const satisfies Record<MailLinkKind, { subject: string; body: string }>

type DraftMessage = (typeof DRAFT_MESSAGES)[MailLinkKind]['subject' | 'body']

/** The draft of a kind in a language's words. Throws when a value its words need is not given. */
export function mailDraft(
  kind: MailLinkKind,
  to: string,
  words: Readonly<Record<DraftMessage, string>>,
  values: Readonly<Record<string, string>> = {},
): MailDraft {
  const { subject, body } = DRAFT_MESSAGES[kind]
  return {
    to,
    subject: fillPlaceholders(words[subject], values),
    body: fillPlaceholders(words[body], values),
  }
}
