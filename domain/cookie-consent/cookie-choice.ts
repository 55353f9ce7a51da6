import {
  OPTIONAL_CATEGORIES,
  VENDOR_CATEGORY,
  VENDORS,
  type OptionalCategory,
  type Vendor,
  type ConsentResult,
  type CookieChoice,
  type VendorConsents,
  type Consent,
} from './consent.ts'

/** Every category and every vendor: 'accept all'. */
export const EVERYTHING: CookieChoice = wholly(true)
/** Only the necessary ones: 'reject all', and the state before any choice. */
export const NOTHING: CookieChoice = wholly(false)

/** The choice with one category switched, and its companies with it. */
export function withCategory(
  choice: CookieChoice,
  category: OptionalCategory,
  isAllowed: boolean,
): CookieChoice {
  const vendors = { ...choice.vendors }
  for (const vendor of VENDORS) if (VENDOR_CATEGORY[vendor] === category) vendors[vendor] = isAllowed
  return { preferences: { ...choice.preferences, [category]: isAllowed }, vendors }
}

/** The choice with one company switched. Its category follows: on with its first company, off with its last. */
export function withVendor(choice: CookieChoice, vendor: Vendor, isAllowed: boolean): CookieChoice {
  const vendors = { ...choice.vendors, [vendor]: isAllowed }
  const category = VENDOR_CATEGORY[vendor]
  return { preferences: { ...choice.preferences, [category]: hasVendor(vendors, category) }, vendors }
}

/** The result of a choice. Nothing at all is `rejected` by the refusing button, `necessary` by saving. */
export function resultOf(choice: CookieChoice, isRefusal: boolean): ConsentResult {
  if (allowsAll(choice)) return 'accepted'
  if (choice.preferences.analytics) return 'analytics'
  const allowsNothing = OPTIONAL_CATEGORIES.every((category) => !choice.preferences[category])
  return isRefusal && allowsNothing ? 'rejected' : 'necessary'
}

/** Whether a result fits a choice, and the choice agrees with itself: for values from outside. */
export function isConsistent(choice: CookieChoice, result: ConsentResult): boolean {
  const followsVendors = VENDORS.every((vendor) => {
    const category = VENDOR_CATEGORY[vendor]
    return choice.preferences[category] === hasVendor(choice.vendors, category)
  })
  return followsVendors && (result === resultOf(choice, false) || result === resultOf(choice, true))
}

function wholly(on: boolean): CookieChoice {
  return {
    preferences: { necessary: true, analytics: on, marketing: on, functional: on },
    vendors: { google_analytics: on, google_ads: on, facebook_pixel: on, matomo: on },
  }
}

function hasVendor(vendors: VendorConsents, category: OptionalCategory): boolean {
  return VENDORS.some((vendor) => VENDOR_CATEGORY[vendor] === category && vendors[vendor])
}

function allowsAll({ preferences, vendors }: CookieChoice): boolean {
  return (
    OPTIONAL_CATEGORIES.every((category) => preferences[category]) &&
    VENDORS.every((vendor) => vendors[vendor])
  )
}

/** Decision 22: Global Privacy Control (W3C) refuses these, whatever is chosen. */
const REFUSED_CATEGORIES: readonly OptionalCategory[] = ['analytics', 'marketing']

/** Whether a category stays off while the browser sends Global Privacy Control. */
export function isRefusedByPrivacyControl(category: OptionalCategory): boolean {
  return REFUSED_CATEGORIES.includes(category)
}

export function withPrivacyControl(choice: CookieChoice): CookieChoice {
  return REFUSED_CATEGORIES.reduce((rest, category) => withCategory(rest, category, false), choice)
}

/** A stored consent, restricted: it may be older than the signal. */
export function underPrivacyControl(consent: Consent): Consent {
  const { preferences, vendors } = withPrivacyControl(consent)
  const isRefusal = consent.result === 'rejected'
  return { ...consent, preferences, vendors, result: resultOf({ preferences, vendors }, isRefusal) }
}
