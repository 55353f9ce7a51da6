import { isMailableAddress, looksLikeEmail } from '../email/email-address.ts'
import type { Locale } from '../language/locales.ts'

/** A visitor who asked in the chat to be contacted (spec §3, §7). */
export interface ChatLead {
  email: string
  /** Empty: they have none, or do not want to say it. */
  phone: string
  name: string
  /** What they had asked the assistant, in their own words. */
  questions: readonly string[]
  /** Language of the interface at that moment. */
  language: Locale
  /** When the name was given, ISO 8601. */
  timestamp: string
}

/** Longest values in code points, as in the contact form; the specification is silent. */
export const CHAT_LEAD_LIMITS = { email: 254, phone: 40, name: 100 } as const
/** The last questions of a conversation, each cut to that many code points. */
export const QUESTION_LIMITS = { count: 10, length: 300 } as const

export type ChatLeadProblem = 'email-malformed' | 'phone-malformed' | 'name-missing' | 'name-too-long'

/** Spec §5: only these characters, and at least seven of them digits. */
const PHONE_CHARACTERS = /^[\d +()-]+$/
const PHONE_DIGITS = 7

/** Whether a trimmed text is an email address by the chat's rule (spec §5) and short enough to be one. */
export function isChatEmail(text: string): boolean {
  return looksLikeEmail(text) && isWithin(text, CHAT_LEAD_LIMITS.email)
}

/** Whether a trimmed text is a telephone number by the chat's rule (spec §5). */
export function isChatPhone(text: string): boolean {
  if (!PHONE_CHARACTERS.test(text) || !isWithin(text, CHAT_LEAD_LIMITS.phone)) return false
  return text.replace(/\D/g, '').length >= PHONE_DIGITS
}

/**
 * A typed name as one line without control characters or lone surrogates, cut to its limit. Empty when
 * nothing readable is left.
 */
export function leadName(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, CHAT_LEAD_LIMITS.name).join('').trim()
}

/**
 * Everything wrong with a lead. `spec` is the rule of spec §5, `mailable` the stricter one for addresses
 * (decision 31).
 */
export function findLeadProblems(
  lead: Pick<ChatLead, 'email' | 'phone' | 'name'>,
  strictness: 'spec' | 'mailable',
): ChatLeadProblem[] {
  const problems: ChatLeadProblem[] = []
  const email = lead.email.trim()
  const isValidEmail = isChatEmail(email) && (strictness === 'spec' || isMailableAddress(email))
  if (!isValidEmail) problems.push('email-malformed')
  const phone = lead.phone.trim()
  if (phone !== '' && !isChatPhone(phone)) problems.push('phone-malformed')
  const name = lead.name.trim()
  if (name === '') problems.push('name-missing')
  if (!isWithin(name, CHAT_LEAD_LIMITS.name)) problems.push('name-too-long')
  return problems
}

function isWithin(text: string, codePoints: number): boolean {
  return Array.from(text).length <= codePoints
}
