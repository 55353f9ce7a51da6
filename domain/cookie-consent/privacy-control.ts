import type { OptionalCategory } from './categories.ts'
import type { Consent, CookieChoice } from './consent.ts'
import { resultOf, withCategory } from './cookie-choice.ts'

/** Decision 22: Global Privacy Control (W3C) refuses these, whatever is chosen. */
const REFUSED_CATEGORIES: readonly OptionalCategory[] = ['analytics', 'marketing']

/** Whether a category stays off while the browser sends Global Privacy Control. */
export function isRefusedByPrivacyControl(category: OptionalCategory): boolean {
  return REFUSED_CATEGORIES.includes(category)
}

/** A choice as it counts while the browser sends Global Privacy Control. */
export function withPrivacyControl(choice: CookieChoice): CookieChoice {
  return REFUSED_CATEGORIES.reduce((rest, category) => withCategory(rest, category, false), choice)
}

/** A stored consent as it counts then: it may be older than the signal. */
export function underPrivacyControl(consent: Consent): Consent {
  const { preferences, vendors } = withPrivacyControl(consent)
  const isRefusal = consent.result === 'rejected'
  return { ...consent, preferences, vendors, result: resultOf({ preferences, vendors }, isRefusal) }
}
