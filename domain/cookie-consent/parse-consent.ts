import { OPTIONAL_CATEGORIES, VENDORS } from './categories.ts'
import { CONSENT_RESULTS, type Consent } from './consent.ts'
import { CONSENT_STORAGE } from './storage-keys.ts'

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
