import type { Vendor } from '#domain/cookie-consent/consent.ts'

/** Names of the companies' services, the same in every language. */
export const consentVendors = {
  google_analytics: 'Google Analytics',
  google_ads: 'Google Ads',
  facebook_pixel: 'Facebook Pixel',
  matomo: 'Matomo',
} as const satisfies Readonly<Record<Vendor, string>>
