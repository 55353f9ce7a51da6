import { type Locale, parseLocaleCode } from '../language/locales.ts'
import { CONSENT_STORAGE } from './storage.ts'

/** What a visitor allows. A category with companies is on exactly if one of them is. */
export interface CookieChoice {
  preferences: CookiePreferences
  vendors: VendorConsents
}
/** Spec §3: the necessary ones are always on. */
type CookiePreferences = Readonly<{ necessary: true } & Record<OptionalCategory, boolean>>
export type VendorConsents = Readonly<Record<Vendor, boolean>>

/**
 * The recorded result (spec §4): everything, nothing by refusing, some with analytics, or some without. Only
 * `accepted` allows ads and personalisation (spec §7).
 */
export const CONSENT_RESULTS = ['accepted', 'rejected', 'analytics', 'necessary'] as const
export type ConsentResult = (typeof CONSENT_RESULTS)[number]

/** A choice with its time, the version of the question, and its random number. */
export interface Consent extends CookieChoice {
  id: string
  result: ConsentResult
  /** ISO 8601 in UTC, as `Date.toISOString` writes it. */
  date: string
  policyVersion: string
}

/** Purposes of cookies besides the necessary ones (spec §3), each to be answered. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'functional'] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** The companies that may measure (spec §3), with their categories. `functional` has none. */
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
 * Parses a stored consent, read by `read`. Null unless every part is there and well-formed; the visitor is
 * then asked again. It runs in every page before its first paint, so it checks no more: the server checks
 * whether the parts agree (`isConsistent`).
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

/** A consent as its entries in storage. */
export function formatConsent(consent: Consent): [key: string, text: string][] {
  const parts = Object.keys(CONSENT_STORAGE) as (keyof typeof CONSENT_STORAGE)[]
  return parts.map((part) => {
    const value = consent[part]
    return [CONSENT_STORAGE[part], typeof value === 'string' ? value : JSON.stringify(value)]
  })
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
 * Whether to ask the visitor: there is no consent, it is older than 13 months, it is for another version of
 * the question, or it is from the future.
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
 * Version of the question: what is asked, about whom, and why. Everybody is asked again when it changes
 * (decision 22): set it to the day when a category, a company or its purpose changes. Not for better wording,
 * which the stored hash records.
 */
export const POLICY_VERSION = '2026-11-21'

/** What a record contains besides the choice; it waits in storage until the server has it. */
export interface PendingConsent {
  /** Language of the question. */
  language: Locale
  /** SHA-256 in hex of its text. */
  textHash: string
  /** Idempotency key: the same for every attempt to send this record. */
  key: string
}

const PENDING_SHAPE = /^(\w\w) ([\da-f]{64}) ([\da-f-]{36})$/

/** For storage. */
export function formatPendingConsent({ language, textHash, key }: PendingConsent): string {
  return `${language} ${textHash} ${key}`
}

/** Parses it; null when it is not ours. */
export function parsePendingConsent(text: string): PendingConsent | null {
  const [, code, textHash, key] = PENDING_SHAPE.exec(text) ?? []
  const language = parseLocaleCode(code)
  return language && textHash && key ? { language, textHash, key } : null
}

/**
 * The text of the question: all words of the banner and its dialog, one line per key, sorted. Its hash is
 * stored with the choice, and the text beside the hash, as proof of what was asked (GDPR article 7(1)). Page
 * and server compute the same text.
 */
export function consentText(words: Readonly<Record<string, string>>): string {
  return Object.entries(words)
    .map(([key, text]) => `${key}: ${text}`)
    .sort()
    .join('\n')
}
