import { normalizeWebsite } from '../contact-form/website.ts'
import {
  TICKET_PRIORITY,
  type TicketCategory,
  type TicketFields,
  type TicketRequest,
} from './ticket-request.ts'

/** Spec §7: what stands after 'URL: ' when none was given. Read by staff, so in no language but this. */
const NO_URL = 'Not provided'

/** Spec §7: the description, a blank line, then the line of the URL. */
export function ticketMessage(description: string, url: string): string {
  const given = url.trim()
  return `${description.trim()}\n\nURL: ${given === '' ? NO_URL : (normalizeWebsite(given) ?? given)}`
}

/** The description of a message made by `ticketMessage`; the whole of any other message. */
export function descriptionOf(message: string): string {
  return message.replace(/\n\nURL: [^\n]*$/, '')
}

/** The URL of a message made by `ticketMessage`; '' when none was given. */
export function urlOf(message: string): string {
  const url = /\n\nURL: ([^\n]*)$/.exec(message)?.[1] ?? NO_URL
  return url === NO_URL ? '' : url
}

/** The payload of a ticket (spec §7). */
export function ticketRequest(
  fields: TicketFields,
  category: TicketCategory,
): Omit<TicketRequest, 'language' | 'attachments'> {
  return {
    customerName: fields.name.trim(),
    customerEmail: fields.email.trim(),
    priority: TICKET_PRIORITY,
    category,
    subject: fields.subject.trim(),
    message: ticketMessage(fields.description, fields.url),
  }
}
