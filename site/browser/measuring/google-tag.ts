import { consentMode } from '#domain/analytics/measuring.ts'
import type { ConsentResult } from '#domain/cookie-consent/consent.ts'

import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const TAG = 'https://www.googletagmanager.com/gtag/js'
let isStarted = false

/** One command of Google's tag, which reads `arguments` objects and nothing else. */
export const googleTag: (...command: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- an array in its place is silently ignored by the tag
  ;(window.dataLayer ??= []).push(arguments)
}

/**
 * Loads Google's tag once for Analytics and Ads together. Consent mode comes first (version 2): everything
 * denied, then what was allowed, and only then anything else
 * (https://developers.google.com/tag-platform/security/guides/consent).
 */
export function startGoogleTag(id: string, result: ConsentResult): void {
  if (isStarted) {
    updateGoogleConsent(result)
    return
  }
  isStarted = true
  googleTag('consent', 'default', consentMode(null))
  updateGoogleConsent(result)
  googleTag('js', new Date())
  loadScript(`${TAG}?id=${id}`)
}

/** Tells Google's tag what a changed choice allows; null: nothing. */
export function updateGoogleConsent(result: ConsentResult | null): void {
  googleTag('consent', 'update', consentMode(result))
}
