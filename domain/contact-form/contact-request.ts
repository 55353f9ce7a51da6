import { isMailableAddress, looksLikeEmail } from '../email/email-address.ts'
import type { Locale } from '../language/locales.ts'
import type { OrderFields } from '../pricing/order.ts'

/** When a visitor wants to begin (spec §3), in the order the form offers them. */
export const START_TIMES = [
  'immediately',
  'this-week',
  'next-week',
  'within-month',
  'just-exploring',
] as const
export type StartTime = (typeof START_TIMES)[number]

/** A request for a free analysis as the form sends it (spec §7), or an order. */
export interface ContactRequest extends OrderFields {
  name: string
  email: string
  message: string
  phone?: string | undefined
  url?: string | undefined
  startTime?: StartTime | '' | undefined
  language?: Locale | undefined
}

/**
 * Longest values a field takes, in code points; the specification sets none.
 * The inputs carry them as `maxlength`, the server refuses what is longer.
 */
export const CONTACT_LIMITS = { name: 120, email: 254, phone: 40, url: 2048, message: 10_000 } as const

export type ContactField = 'name' | 'email' | 'message' | 'phone' | 'url'

/** What can be wrong with a contact request. */
export const CONTACT_PROBLEMS = ['field-missing', 'email-malformed', 'url-malformed'] as const
export type ContactProblem = (typeof CONTACT_PROBLEMS)[number]

export interface FieldProblem {
  field: ContactField
  code: ContactProblem
}

/** Spec §5: these three must be filled in; blanks do not count. */
const REQUIRED_FIELDS = ['name', 'email', 'message'] as const

/**
 * Everything wrong with a contact request, in the order of the form; empty: it is valid. The browser uses
 * `spec` strictness (§5), the server `mailable` (decision 31).
 */
export function findContactProblems(
  request: Pick<ContactRequest, ContactField>,
  strictness: 'spec' | 'mailable',
): FieldProblem[] {
  const problems: FieldProblem[] = []
  for (const field of REQUIRED_FIELDS) {
    if (request[field].trim() === '') problems.push({ field, code: 'field-missing' })
  }
  const email = request.email.trim()
  const isValidEmail = strictness === 'spec' ? looksLikeEmail(email) : isMailableAddress(email)
  if (email !== '' && !isValidEmail) problems.push({ field: 'email', code: 'email-malformed' })
  const url = request.url?.trim() ?? ''
  if (url !== '' && normalizeWebsite(url) === null) problems.push({ field: 'url', code: 'url-malformed' })
  return problems
}

/** Owners type `example.com`; other schemes than http(s) are no website. */
const WEBSITE = /^(?:https?:\/\/)?([^\s/?#:@\\]+\.[^\s/?#:@\\.]{2,})(:\d{1,5})?([/?#]\S*)?$/i

/**
 * A website address to store, with `https://` in front if none was typed; null when the text is not a
 * website's (`javascript:`, `ftp:`, an e-mail address, words).
 */
export function normalizeWebsite(text: string): string | null {
  const trimmed = text.trim()
  if (!WEBSITE.test(trimmed)) return null
  return /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
}

/** Spec §2, §9: from a click on "free analysis" until the message field is filled and focused. */
export const FREE_ANALYSIS_FOCUS_DELAY_MS = 500
/** Spec §4, §9: from success until the page scrolls to its top. */
export const SUCCESS_SCROLL_DELAY_MS = 2_000
/** Spec §4: how long the form glows after success. */
export const SUCCESS_GLOW_MS = 2_000
/** Spec §4, §9: how long the form shakes after a failure. */
export const FAILURE_SHAKE_MS = 600
