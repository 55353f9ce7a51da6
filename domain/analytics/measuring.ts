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

/** What each id looks like; the address of a Matomo: https, a folder, no query. */
export const ID_SHAPES = {
  measurementId: /^G-[A-Z0-9]{4,20}$/, // a GA4 data stream
  googleAdsId: /^AW-\d{6,14}$/,
  facebookPixelId: /^\d{8,20}$/,
  matomoUrl: /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?\/(?:[\w.-]+\/)*$/,
  matomoSiteId: /^\d{1,9}$/,
} as const

/** Parses the server's answer; a malformed id counts as none. */
export function parseMeasuring(answer: unknown): Measuring {
  const { measurementId, googleAdsId, facebookPixelId, matomo } = Object(answer) as Record<string, unknown>
  const { url, siteId } = Object(matomo) as Record<string, unknown>
  const matomoUrl = textIf(url, ID_SHAPES.matomoUrl)
  const matomoSite = textIf(siteId, ID_SHAPES.matomoSiteId)
  return {
    measurementId: textIf(measurementId, ID_SHAPES.measurementId),
    googleAdsId: textIf(googleAdsId, ID_SHAPES.googleAdsId),
    facebookPixelId: textIf(facebookPixelId, ID_SHAPES.facebookPixelId),
    matomo: matomoUrl !== null && matomoSite !== null ? { url: matomoUrl, siteId: matomoSite } : null,
  }
}

function textIf(value: unknown, shape: RegExp): string | null {
  return typeof value === 'string' && shape.test(value) ? value : null
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
