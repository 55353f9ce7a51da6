import { agency } from '#content/catalogue/agency.ts'
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

/** What a customer is told of a ticket: nothing anybody typed but the address it goes to. */
interface AcknowledgedTicket {
  number: string
  email: string
  language: Locale
  /** Opens the status page; only this mail ever holds it. */
  secret: string
}

/** "What happens next, and until when", in the customer's language, by the clock of their office. */
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

/** A new link to the status page, for who lost the old one. */
export function ticketLinkMail(render: RenderMail, ticket: AcknowledgedTicket, places: MailPlaces): Mail {
  return customerMail(render, 'ticket-link', ticket, places, {})
}

/** A ticket a person of ours writes about: the customer's own words may stand in the mail. */
type AnsweredTicket = AcknowledgedTicket & { name: string; subject: string; references: readonly string[] }

/** What the staff answered, in their own words, between ours in the customer's language. */
export function ticketAnswerMail(
  render: RenderMail,
  ticket: AnsweredTicket & { answer: string },
  places: MailPlaces,
): Mail {
  return writtenMail(render, 'ticket-answer', ticket, places, { answer: { markdown: ticket.answer } })
}

/** That the staff hold the ticket for solved, and how it is opened again. */
export function ticketClosedMail(render: RenderMail, ticket: AnsweredTicket, places: MailPlaces): Mail {
  return writtenMail(render, 'ticket-closed', ticket, places, {})
}

/** A person had it sent (RFC 3834 §5: `no`); its subject is the confirmation's, or the conversation falls apart. */
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
    ...render(kind, language, { number, statusUrl, days, siteUrl, agency: agency.name, ...values }),
  }
}
