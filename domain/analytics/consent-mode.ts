import type { ConsentResult } from '../cookie-consent/consent.ts'

/** What Google's tag may keep and use, as its consent mode (version 2) names it. */
export type ConsentMode = Readonly<
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

/** Whether a choice allows analytics at all, a vendor's or our own. */
export function allowsAnalytics(result: ConsentResult | null): boolean {
  return result === 'accepted' || result === 'analytics'
}
