import { messages } from '#content/messages/messages.ts'
import type { MessageFile } from '#domain/conversation/conversation.ts'
import type { Locale } from '#domain/language/locales.ts'
import { messageKey } from '#domain/language/message-text.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'

import type { ForOffice } from '../../http/visitor.ts'
import { MAIL_PRIORITY, type Mail } from '../../mail/outgoing-mail.ts'
import {
  staffLanguageOf,
  staffMail,
  visitorMail,
  type Writing,
  languageName,
  languageOffice,
  sayHours,
  sayMoment,
  telephoneOf,
} from '../../mail/render/addressed-mail.ts'
import type { MailValues } from '../../mail/render/render-mail.ts'
import { howToReply, mailedFiles, pageLink } from '../conversation/conversation-mails.ts'
import type { Ticket } from './ticket-rows.ts'

/** Templates of tickets, by folder of `content/mail`; those of any conversation are in conversation-mails.ts. */
export const TICKET_MAIL_KINDS = ['ticket-notification', 'ticket-confirmation', 'ticket-link'] as const

/** Everything the customer sent, to the support mailbox, with the files if a mail can carry them. */
export function ticketNotification(
  writing: Writing,
  ticket: Ticket,
  attachments: readonly MessageFile[],
): Mail {
  const { places } = writing
  const { number, name, email, subject } = ticket
  const sender = { name, address: email }
  const language = staffLanguageOf(places)
  const isUrgent = ticket.urgency === 'urgent'
  const category = categoryName(ticket.category, language)
  const about = isUrgent ? `${messages[language].supportTicket.urgent} ${category}` : category
  const files = mailedFiles(attachments, language)
  const mail = staffMail(writing, 'ticket-notification', places.supportMailbox, sender, {
    number,
    about,
    subject,
    category,
    name,
    email,
    answerBy: sayMoment(new Date(ticket.answer_by), language),
    language: languageName(ticket.language, language),
    receivedAt: sayMoment(new Date(ticket.created_at), language),
    message: { markdown: ticket.message },
    files: files.lines,
    howToReply: howToReply(places),
  })
  const priority = isUrgent ? MAIL_PRIORITY.urgent : MAIL_PRIORITY.staff
  return { ...mail, ...files.attached, priority, importance: isUrgent ? 'high' : 'normal' }
}

export function categoryName(category: TicketCategory, language: Locale): string {
  return messages[language].supportTicket[messageKey('category', category)]
}

/** What mails to a customer need to know of a ticket: of what was typed, only the address. */
interface AcknowledgedTicket {
  number: string
  email: string
  language: Locale
  /** Opens the status page; only this mail contains it. */
  secret: string
}

/** "What happens next, and by when", in the customer's language, by the clock of their office. */
export function ticketConfirmation(
  writing: Writing,
  ticket: AcknowledgedTicket & ForOffice & { category: TicketCategory; answerBy: Date },
): Mail {
  const { language, category, office = languageOffice(language) } = ticket
  return customerMail(writing, 'ticket-confirmation', ticket, {
    category: categoryName(category, language),
    answerBy: sayMoment(ticket.answerBy, language, office),
    openingHours: sayHours(language, office),
    telephone: telephoneOf(office),
  })
}

/** A new link to the status page, for a customer who lost the old one. */
export function ticketLinkMail(writing: Writing, ticket: AcknowledgedTicket): Mail {
  return customerMail(writing, 'ticket-link', ticket)
}

function customerMail(
  writing: Writing,
  kind: (typeof TICKET_MAIL_KINDS)[number],
  { number, email, language, secret }: AcknowledgedTicket,
  values: MailValues = {},
): Mail {
  const { places } = writing
  const about = { number, ...pageLink(places, language, secret) }
  return visitorMail(writing, kind, { email, language }, places.supportMailbox, { ...about, ...values })
}
