import { normalizeWebsite } from '../contact-form/contact-request.ts'
import { isMailableAddress, looksLikeEmail } from '../email/email-address.ts'
import type { Locale } from '../language/locales.ts'

/** What a ticket can be about (spec §3), in the order the dialog offers it. */
export const TICKET_CATEGORIES = ['Content Update', 'Hosting Problem', 'Site Outage'] as const
/** A category of the dialog, or that of a ticket without one (spec §7, decision 18). */
export type TicketCategory = (typeof TICKET_CATEGORIES)[number] | typeof DEFAULT_CATEGORY

/** Spec §7: the category of a ticket that names none. */
export const DEFAULT_CATEGORY = 'General'

/** Spec §7, §9: the client always sends this. Urgency follows from the category. */
export const TICKET_PRIORITY = 'normal'

/** Fields of the ticket form (spec §3), as typed. */
export interface TicketFields {
  name: string
  email: string
  subject: string
  /** Optional: the page the ticket is about. */
  url: string
  description: string
}

export type TicketField = keyof TicketFields

/** A ticket as the dialog sends it (spec §7). */
export interface TicketRequest {
  customerName: string
  customerEmail: string
  priority: typeof TICKET_PRIORITY
  category: TicketCategory
  subject: string
  message: string
  language?: Locale | undefined
  /** Ids of uploaded files, in the order they are shown. */
  attachments?: readonly string[] | undefined
}

/**
 * Longest values in code points; the specification sets none. The message is the description and the line of
 * the URL.
 */
export const TICKET_LIMITS = {
  name: 120,
  email: 254,
  subject: 200,
  url: 2048,
  description: 10_000,
  message: 12_100,
} as const

/** A site that is down cannot wait. */
export function isUrgent(category: TicketCategory): boolean {
  return category === 'Site Outage'
}

/** Whether a text is a category, `General` included. */
export function isTicketCategory(candidate: string): candidate is TicketCategory {
  return candidate === DEFAULT_CATEGORY || TICKET_CATEGORIES.some((category) => category === candidate)
}

/** What can be wrong with a ticket (spec §5). */
export const TICKET_PROBLEMS = [
  'subject-missing',
  'description-missing',
  'name-missing',
  'email-missing',
  'email-malformed',
  'url-malformed',
] as const
export type TicketProblem = (typeof TICKET_PROBLEMS)[number]

export interface TicketFieldProblem {
  field: TicketField
  code: TicketProblem
}

/**
 * Everything wrong with a ticket, in the order of spec §5. Blanks do not count. The browser uses `spec`
 * strictness, the server `mailable` (decision 31).
 */
export function findTicketProblems(
  { name, email, subject, url, description }: TicketFields,
  strictness: 'spec' | 'mailable',
): TicketFieldProblem[] {
  const problems: TicketFieldProblem[] = []
  if (isBlank(subject)) problems.push({ field: 'subject', code: 'subject-missing' })
  if (isBlank(description)) problems.push({ field: 'description', code: 'description-missing' })
  if (isBlank(name)) problems.push({ field: 'name', code: 'name-missing' })
  const address = email.trim()
  const isValidEmail = strictness === 'spec' ? looksLikeEmail(address) : isMailableAddress(address)
  if (address === '') problems.push({ field: 'email', code: 'email-missing' })
  else if (!isValidEmail) problems.push({ field: 'email', code: 'email-malformed' })
  if (!isBlank(url) && normalizeWebsite(url) === null) problems.push({ field: 'url', code: 'url-malformed' })
  return problems
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Spec §7: what follows 'URL: ' when none was given. For the staff, so not translated. */
const NO_URL = 'Not provided'

/** Spec §7: the description, a blank line, then the line of the URL. */
export function ticketMessage(description: string, url: string): string {
  const given = url.trim()
  return `${description.trim()}\n\nURL: ${given === '' ? NO_URL : (normalizeWebsite(given) ?? given)}`
}

/** The description in a message of `ticketMessage`; the whole of any other message. */
export function descriptionOf(message: string): string {
  return message.replace(/\n\nURL: [^\n]*$/, '')
}

/** The URL in a message of `ticketMessage`; '' when none was given. */
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

/** Spec §4, §9: from success until the mail program opens with a draft (decision 17). */
export const TICKET_MAIL_DELAY_MS = 1_500
/** How long a link to the status page works. */
export const TICKET_LINK_DAYS = 90
