import type { Measuring } from '#domain/analytics/measuring.ts'
import type { Vendor } from '#domain/cookie-consent/consent.ts'

import type { MeasuringStart, MeasuringVendor } from './measuring-vendor.ts'

/** Fetches a vendor's file and starts it; null where it is not set up, or its file cannot be had. */
export async function startVendor(
  vendor: Vendor,
  { measurementId, googleAdsId, facebookPixelId, matomo }: Measuring,
  start: MeasuringStart,
): Promise<(() => MeasuringVendor) | null> {
  switch (vendor) {
    case 'google_analytics': {
      const { startGoogleAnalytics } = await import('./google-analytics.ts')
      return measurementId === null ? null : () => startGoogleAnalytics(measurementId, start)
    }
    case 'google_ads': {
      const { startGoogleAds } = await import('./google-ads.ts')
      return googleAdsId === null ? null : () => startGoogleAds(googleAdsId, start)
    }
    case 'facebook_pixel': {
      const { startFacebookPixel } = await import('./facebook-pixel.ts')
      return facebookPixelId === null ? null : () => startFacebookPixel(facebookPixelId)
    }
    case 'matomo': {
      const { startMatomo } = await import('./matomo.ts')
      return matomo === null ? null : () => startMatomo(matomo, start)
    }
    default:
      return vendor satisfies never
  }
}
