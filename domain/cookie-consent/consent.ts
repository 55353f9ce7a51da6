import type { Locale } from '../language/locales.ts'
import { parseLocaleCode } from '../language/parse-locale.ts'
import { CONSENT_STORAGE } from './storage.ts'

/** What a visitor allows. A category that has vendors is on exactly if one of them is. */
export interface CookieChoice {
  preferences: CookiePreferences
  vendors: VendorConsents
}
/** Spec §3: the necessary ones are always on. */
type CookiePreferences = Readonly<{ necessary: true } & Record<OptionalCategory, boolean>>
export type VendorConsents = Readonly<Record<Vendor, boolean>>

/**
 * What a choice is recorded as (spec §4): everything, nothing by refusing, some with analytics, or some
 * without. Only `accepted` grants ads and personalisation (spec §7).
 */
export const CONSENT_RESULTS = ['accepted', 'rejected', 'analytics', 'necessary'] as const
export type ConsentResult = (typeof CONSENT_RESULTS)[number]

/** A choice that was made: when, about which version of the question, and under which random number. */
export interface Consent extends CookieChoice {
  id: string
  result: ConsentResult
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  date: string
  policyVersion: string
}

/** What cookies may be for besides the necessary ones (spec §3); the visitor answers for each. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'functional'] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** The companies that may measure a visit (spec §3), each with the category it belongs to. `functional` has none. */
export const VENDOR_CATEGORY = {
  google_analytics: 'analytics',
  google_ads: 'marketing',
  facebook_pixel: 'marketing',
  matomo: 'analytics',
} as const satisfies Readonly<Record<string, OptionalCategory>>
export type Vendor = keyof typeof VENDOR_CATEGORY
export const VENDORS = Object.keys(VENDOR_CATEGORY) as Vendor[]

/** 128 random bits in base64url (RFC 4648 §5). */
const CONSENT_ID = /^[\w-]{22}$/

/**
 * The consent that lies in storage, read by `read`. Anybody may have written there: null unless every part
 * is there and has its shape, and then the visitor is asked again. Stands in every page before its first
 * paint, so it asks no more than that: whether the parts agree is for the server to say (`isConsistent`).
 */
export function parseConsent(read: (key: string) => string | null): Consent | null {
  const text = (part: keyof typeof CONSENT_STORAGE) => read(CONSENT_STORAGE[part]) ?? ''
  const [id, date, policyVersion] = [text('id'), text('date'), text('policyVersion')]
  const result = CONSENT_RESULTS.find((known) => known === text('result'))
  const preferences = parseSwitches(text('preferences'), OPTIONAL_CATEGORIES)
  const vendors = parseSwitches(text('vendors'), VENDORS)
  if (!result || !preferences || !vendors || !CONSENT_ID.test(id) || !isIsoDate(date)) return null
  return { id, result, preferences: { ...preferences, necessary: true }, vendors, date, policyVersion }
}

function isIsoDate(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text
}

/** A JSON object with a boolean for every name, or null. */
function parseSwitches<Name extends string>(
  text: string,
  names: readonly Name[],
): Record<Name, boolean> | null {
  try {
    const value = JSON.parse(text) as Partial<Record<Name, unknown>> | null
    const entries = names.map((name) => [name, value?.[name]] as const)
    return entries.every(([, isOn]) => typeof isOn === 'boolean')
      ? (Object.fromEntries(entries) as Record<Name, boolean>)
      : null
  } catch {
    return null
  }
}

/** Spec §9: a consent is valid for 13 calendar months from the choice. */
const CONSENT_MONTHS = 13

/**
 * Whether the visitor has to be asked: there is no consent, it is older than 13 months, it answers another
 * version of the question, or it is of a day to come, which no browser wrote with its clock right.
 */
export function mustAsk(consent: Consent | null, now: Date, policyVersion: string): boolean {
  if (consent?.policyVersion !== policyVersion) return true
  const date = new Date(consent.date)
  return date > now || now > monthsLater(date, CONSENT_MONTHS)
}

/** The same day and time some months later; the month's last day where it has no such day. In UTC. */
function monthsLater(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCMonth(date.getUTCMonth() + months)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later
}

/**
 * Version of the question a consent answers: what is asked for, of whom, and why. Everybody is asked again
 * when it changes (decision 22), so raise it to the day of the change when a category, a vendor or what one
 * of them does changes; not for better words, of which the stored hash keeps account.
 */
export const POLICY_VERSION = '2026-11-21'

/** What the record of a choice says besides the choice; it waits in storage until the server has it. */
export interface PendingConsent {
  /** Language of the question that was answered. */
  language: Locale
  /** SHA-256 in hex of its text. */
  textHash: string
  /** Idempotency key: the same for every attempt to send this record. */
  key: string
}

const PENDING_SHAPE = /^(\w\w) ([\da-f]{64}) ([\da-f-]{36})$/

/** As it is written into storage. */
export function formatPendingConsent({ language, textHash, key }: PendingConsent): string {
  return `${language} ${textHash} ${key}`
}

/** What is in storage; null when it is not ours. */
export function parsePendingConsent(text: string): PendingConsent | null {
  const [, code, textHash, key] = PENDING_SHAPE.exec(text) ?? []
  const language = parseLocaleCode(code)
  return language && textHash && key ? { language, textHash, key } : null
}

/**
 * The text somebody agreed or disagreed to: every word of the question and of its dialog, a line each in the
 * order of their keys. Its hash is stored with the choice and the text itself beside the hash, as proof of
 * what was asked (GDPR article 7(1)). The browser's page and the server make the same text of the same words.
 */
export function consentText(words: Readonly<Record<string, string>>): string {
  return Object.entries(words)
    .map(([key, text]) => `${key}: ${text}`)
    .sort()
    .join('\n')
}
