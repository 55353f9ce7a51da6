import type { Vendor, Consent, ConsentResult } from '../cookie-consent/consent.ts'

/** The agency's ids at each company (server settings); null: not used. */
export interface Measuring {
  /** Google Analytics: `G-…`. */
  measurementId: string | null
  /** Google Ads: `AW-…`. */
  googleAdsId: string | null
  facebookPixelId: string | null
  /** The agency's own Matomo: its address with a final slash, and the number of the site in it. */
  matomo: { url: string; siteId: string } | null
}

export const NOT_MEASURED: Measuring = {
  measurementId: null,
  googleAdsId: null,
  facebookPixelId: null,
  matomo: null,
}

/** Whether a text is the id of a GA4 data stream. */
export function isMeasurementId(text: string): boolean {
  return /^G-[A-Z0-9]{4,20}$/.test(text)
}

export function isGoogleAdsId(text: string): boolean {
  return /^AW-\d{6,14}$/.test(text)
}

/** Whether a text is a Meta pixel's number. */
export function isFacebookPixelId(text: string): boolean {
  return /^\d{8,20}$/.test(text)
}

/** Whether a text is the address of a Matomo: https, a folder, no query. */
export function isMatomoUrl(text: string): boolean {
  return /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?\/(?:[\w.-]+\/)*$/.test(text)
}

export function isMatomoSiteId(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}

/** Parses the server's answer; a malformed id counts as none. */
export function parseMeasuring(answer: unknown): Measuring {
  const { measurementId, googleAdsId, facebookPixelId, matomo } = Object(answer) as Record<string, unknown>
  const { url, siteId } = Object(matomo) as Record<string, unknown>
  const matomoUrl = textIf(url, isMatomoUrl)
  const matomoSite = textIf(siteId, isMatomoSiteId)
  return {
    measurementId: textIf(measurementId, isMeasurementId),
    googleAdsId: textIf(googleAdsId, isGoogleAdsId),
    facebookPixelId: textIf(facebookPixelId, isFacebookPixelId),
    matomo: matomoUrl !== null && matomoSite !== null ? { url: matomoUrl, siteId: matomoSite } : null,
  }
}

function textIf(value: unknown, isValid: (text: string) => boolean): string | null {
  return typeof value === 'string' && isValid(value) ? value : null
}

/**
 * The companies that may run: consented to by name, and configured. Google's also need the result, which sets
 * their consent mode (spec §7): what it denies is not loaded.
 */
export function runningVendors(consent: Consent | null, measuring: Measuring): Vendor[] {
  if (!consent) return []
  const { result, vendors } = consent
  const may: Readonly<Record<Vendor, boolean>> = {
    google_analytics: measuring.measurementId !== null && allowsAnalytics(result),
    google_ads: measuring.googleAdsId !== null && result === 'accepted',
    facebook_pixel: measuring.facebookPixelId !== null,
    matomo: measuring.matomo !== null,
  }
  return (Object.keys(may) as Vendor[]).filter((vendor) => may[vendor] && vendors[vendor])
}

/** Consent of Google's tag (consent mode, version 2). */
type ConsentMode = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', 'granted' | 'denied'>
>

/** Spec §7: ads and personalisation only with 'accepted', analytics with 'accepted' or 'analytics'; null: no choice. */
export function consentMode(result: ConsentResult | null): ConsentMode {
  const ads = result === 'accepted' ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: allowsAnalytics(result) ? 'granted' : 'denied',
  }
}

/** Whether a choice allows analytics, by a company or our own. */
export function allowsAnalytics(result: ConsentResult | null): boolean {
  return result === 'accepted' || result === 'analytics'
}
