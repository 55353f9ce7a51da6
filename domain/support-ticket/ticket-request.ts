import type { Locale } from '../language/locales.ts'

/** What a ticket can be about (spec §3), in the order the dialog offers it. */
export const TICKET_CATEGORIES = ['Content Update', 'Hosting Problem', 'Site Outage'] as const
/** A category of the dialog, or what a ticket without one is filed under (spec §7, decision 18). */
export type TicketCategory = (typeof TICKET_CATEGORIES)[number] | typeof DEFAULT_CATEGORY

/** Spec §7: the category of a ticket that names none. */
export const DEFAULT_CATEGORY = 'General'

/** Spec §7, §9: what the client always sends. How urgent a ticket is follows from its category. */
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

/** Name of a field. */
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
 * Longest values a field takes, in code points; the specification sets none. The
 * message is the description with the line of the URL, so it may be longer than the description.
 */
export const TICKET_LIMITS = {
  name: 120,
  email: 254,
  subject: 200,
  url: 2048,
  description: 10_000,
  message: 12_100,
} as const

/** A site that is down cannot wait for the mails before it. */
export function isUrgent(category: TicketCategory): boolean {
  return category === 'Site Outage'
}

/** Whether a text is one of the categories a ticket can have, `General` included. */
export function isTicketCategory(candidate: string): candidate is TicketCategory {
  return candidate === DEFAULT_CATEGORY || TICKET_CATEGORIES.some((category) => category === candidate)
}
