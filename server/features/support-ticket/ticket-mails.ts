import type { Selectable } from 'kysely'

import { agency } from '#content/catalogue/agency.ts'
import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { type TicketCategory, TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'
import type { TicketFile } from '#domain/support-ticket/ticket-status.ts'
import { messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import {
  languageOffice,
  sayHours,
  sayMoment,
  telephoneOf,
  formatBytes,
  languageName,
} from '../../mail/render/mail-templates.ts'
import { MAIL_PRIORITY, type Mail } from '../../mail/outgoing-mail.ts'
import { staffMail, visitorMail } from '../../mail/render/addressed-mail.ts'
import type { MailValues, RenderMail } from '../../mail/render/render-mail.ts'
import type { ForOffice } from '../../http/visitor/visitor-office.ts'
import type { MailPlaces } from '../../effects.ts'
import type { TicketTable } from '../../store/tables.ts'

/** Templates of mails to the support mailbox, by folder of `content/mail`: one thread per ticket. */
export const STAFF_MAIL_KINDS = [
  'ticket-notification',
  'ticket-reply-notification',
  'ticket-solved-notification',
] as const

/** The customer's files, and whether a mail can carry them. */
interface MailedFiles {
  attachments: readonly TicketFile[]
  areAttached: boolean
}

/** Everything the customer sent, with the files if a mail can carry them. */
export function ticketNotification(
  render: RenderMail,
  ticket: Selectable<TicketTable>,
  files: MailedFiles,
  places: MailPlaces,
): Mail {
  const language = staffLanguageOf(places)
  return {
    ...ticketMail(render, 'ticket-notification', ticket, places, {
      language: languageName(ticket.language, language),
      receivedAt: sayMoment(new Date(ticket.created_at), language),
      message: { markdown: ticket.message },
      files: fileLines(files, language),
    }),
    ...attachedTo(files),
  }
}

/** A customer's message from the status page, in the ticket's thread. */
export function replyNotification(
  render: RenderMail,
  ticket: Selectable<TicketTable>,
  reply: { text: string; at: Date; references: readonly string[]; files: MailedFiles },
  places: MailPlaces,
): Mail {
  const language = staffLanguageOf(places)
  return {
    ...ticketMail(render, 'ticket-reply-notification', ticket, places, {
      receivedAt: sayMoment(reply.at, language),
      message: { markdown: reply.text },
      files: fileLines(reply.files, language),
    }),
    ...attachedTo(reply.files),
    references: reply.references,
  }
}

/** Says that the ticket is solved; sent with low priority, even for an urgent ticket. */
export function solvedNotification(
  render: RenderMail,
  ticket: Selectable<TicketTable>,
  solved: { at: Date; references: readonly string[] },
  places: MailPlaces,
): Mail {
  const values = { solvedAt: sayMoment(solved.at, staffLanguageOf(places)) }
  return {
    ...ticketMail(render, 'ticket-solved-notification', ticket, places, values),
    priority: MAIL_PRIORITY.staff,
    importance: 'normal',
    references: solved.references,
  }
}

/** Subjects may differ only by "Re:", otherwise Gmail splits the thread. */
function ticketMail(
  render: RenderMail,
  kind: (typeof STAFF_MAIL_KINDS)[number],
  ticket: Selectable<TicketTable>,
  places: MailPlaces,
  more: MailValues,
): Mail {
  const { number, name, email, subject } = ticket
  const language = staffLanguageOf(places)
  const isUrgent = ticket.urgency === 'urgent'
  const category = categoryName(ticket.category, language)
  const about = isUrgent ? `${messages[language].supportTicket.urgent} ${category}` : category
  const answerBy = sayMoment(new Date(ticket.answer_by), language)
  const values = { number, about, subject, category, name, email, answerBy, ...more }
  const mail = staffMail(
    render,
    kind,
    { recipient: places.supportMailbox, language },
    { name, address: email },
    values,
  )
  return isUrgent
    ? { ...mail, priority: MAIL_PRIORITY.urgent, importance: 'high' }
    : { ...mail, importance: 'normal' }
}

function staffLanguageOf({ staffLanguage = agency.staffLanguage }: MailPlaces): Locale {
  return staffLanguage
}

function fileLines({ attachments, areAttached }: MailedFiles, language: Locale): string {
  const { fileAttached, fileKept } = messages[language].supportTicket
  const line = ({ name, size: bytes }: TicketFile) =>
    fillPlaceholders(areAttached ? fileAttached : fileKept, { name, size: formatBytes(bytes, language) })
  return attachments.map(line).join('\n')
}

function attachedTo({ attachments, areAttached }: MailedFiles): Pick<Mail, 'attachments'> {
  return areAttached && attachments.length > 0 ? { attachments: attachments.map(({ id }) => id) } : {}
}

/** The name of a category in a language. */
export function categoryName(category: TicketCategory, language: Locale): string {
  const { supportTicket: words } = messages[language]
  const names: Record<TicketCategory, string> = {
    'Content Update': words.categoryContentUpdate,
    'Hosting Problem': words.categoryHostingProblem,
    'Site Outage': words.categorySiteOutage,
    General: words.categoryGeneral,
  }
  return names[category]
}

/** Templates of mails to the customer, by folder of `content/mail`. */
export const CUSTOMER_MAIL_KINDS = [
  'ticket-confirmation',
  'ticket-link',
  'ticket-answer',
  'ticket-closed',
] as const

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
  render: RenderMail,
  ticket: AcknowledgedTicket & ForOffice & { category: TicketCategory; answerBy: Date },
  places: MailPlaces,
): Mail {
  const { language, category, office = languageOffice(language) } = ticket
  return customerMail(render, 'ticket-confirmation', ticket, places, {
    category: categoryName(category, language),
    answerBy: sayMoment(ticket.answerBy, language, office),
    openingHours: sayHours(language, office),
    telephone: telephoneOf(office),
  })
}

/** A new link to the status page, for a customer who lost the old one. */
export function ticketLinkMail(render: RenderMail, ticket: AcknowledgedTicket, places: MailPlaces): Mail {
  return customerMail(render, 'ticket-link', ticket, places, {})
}

/** A ticket with the customer's own words, for mails that a person writes. */
type AnsweredTicket = AcknowledgedTicket & { name: string; subject: string; references: readonly string[] }

/** The staff's answer, within our words in the customer's language. */
export function ticketAnswerMail(
  render: RenderMail,
  ticket: AnsweredTicket & { answer: string },
  places: MailPlaces,
): Mail {
  return writtenMail(render, 'ticket-answer', ticket, places, { answer: { markdown: ticket.answer } })
}

/** Says that the staff regard the ticket as solved, and how to reopen it. */
export function ticketClosedMail(render: RenderMail, ticket: AnsweredTicket, places: MailPlaces): Mail {
  return writtenMail(render, 'ticket-closed', ticket, places, {})
}

/**
 * A person had it sent (RFC 3834 §5: `no`); it has the confirmation's subject, so that mail programs keep the
 * thread.
 */
function writtenMail(
  render: RenderMail,
  kind: (typeof CUSTOMER_MAIL_KINDS)[number],
  ticket: AnsweredTicket,
  places: MailPlaces,
  values: MailValues,
): Mail {
  const { name, subject, references } = ticket
  const mail = customerMail(render, kind, ticket, places, { name, subject, ...values })
  return { ...mail, autoSubmitted: 'no', references }
}

function customerMail(
  render: RenderMail,
  kind: (typeof CUSTOMER_MAIL_KINDS)[number],
  { number, email, language, secret }: AcknowledgedTicket,
  { supportMailbox, siteUrl }: MailPlaces,
  values: MailValues,
): Mail {
  const statusUrl = `${siteUrl}${localizedPath(language, '/ticket')}#${secret}`
  const about = { number, statusUrl, siteUrl, days: String(TICKET_LINK_DAYS) }
  return visitorMail(render, kind, { email, language }, supportMailbox, { ...about, ...values })
}
