import type { Locale } from '../language/locales.ts'

/** When a visitor wants to begin (spec §3), in the order the form offers them. */
export const START_TIMES = [
  'immediately',
  'this-week',
  'next-week',
  'within-month',
  'just-exploring',
] as const
export type StartTime = (typeof START_TIMES)[number]

/** A request for a free analysis as the form sends it (spec §7). */
export interface ContactRequest {
  name: string
  email: string
  message: string
  phone?: string | undefined
  url?: string | undefined
  startTime?: StartTime | '' | undefined
  /** Language of the page with the form. */
  language?: Locale | undefined
}

/**
 * Longest values a field takes, in code points; the specification sets none.
 * The inputs carry them as `maxlength`, the server refuses what is longer.
 */
export const CONTACT_LIMITS = { name: 120, email: 254, phone: 40, url: 2048, message: 10_000 } as const

/** Name of a field. */
export type ContactField = 'name' | 'email' | 'message' | 'phone' | 'url'
