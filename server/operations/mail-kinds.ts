import { CHAT_LEAD_MAIL_KINDS } from '../features/chat-assistant/chat-lead-mails.ts'
import { CONTACT_MAIL_KINDS } from '../features/contact-form/contact-mails.ts'
import { CONVERSATION_MAIL_KINDS } from '../features/conversation/conversation-mails.ts'
import { STAFF_MAIL_KINDS } from '../features/staff/sign-in-routes.ts'
import { TICKET_MAIL_KINDS } from '../features/support-ticket/ticket-mails.ts'
import { ANALYSIS_MAIL_KINDS } from '../features/website-analysis/analysis-mails.ts'
import { MAIL_TROUBLE_KINDS } from './review/report-mail-trouble.ts'
import { REVIEW_MAIL_KINDS } from './review/remind-of-reviews.ts'

/** Templates of all mails, by folder of `content/mail`. */
export const MAIL_KINDS = [
  ...CONTACT_MAIL_KINDS,
  ...CHAT_LEAD_MAIL_KINDS,
  ...TICKET_MAIL_KINDS,
  ...CONVERSATION_MAIL_KINDS,
  ...ANALYSIS_MAIL_KINDS,
  ...STAFF_MAIL_KINDS,
  ...REVIEW_MAIL_KINDS,
  ...MAIL_TROUBLE_KINDS,
]
