import { agency } from '#content/catalogue/agency.ts'
import { founder } from '#content/catalogue/team.ts'
import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { type TicketCategory, TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'

import { languageOffice, sayHours, sayMoment, telephoneOf } from '../../mail/render/mail-templates.ts'
import { MAIL_PRIORITY, type Mail } from '../../mail/outgoing-mail.ts'
import type { MailValues, RenderMail } from '../../mail/render/render-mail.ts'
import type { ForOffice } from '../../http/visitor/visitor-office.ts'
import { categoryName } from './staff-mails.ts'
import type { MailPlaces } from '../../effects.ts'

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
  const days = String(TICKET_LINK_DAYS)
  return {
    kind,
    recipient: email,
    replyTo: { name: agency.name, address: supportMailbox }, // the text says "simply reply to this email"
    autoSubmitted: 'auto-replied',
    priority: MAIL_PRIORITY.visitor,
    language,
    ...render(kind, language, {
      number,
      statusUrl,
      days,
      siteUrl,
      agency: agency.name,
      person: founder.name,
      ...values,
    }),
  }
}
