import { consentMode } from '#domain/analytics/measuring.ts'
import { eventParameters } from '#domain/analytics/tracked-event.ts'
import type { ConsentResult } from '#domain/cookie-consent/consent.ts'

import { loadScript, type MeasuringStart, type MeasuringVendor } from './vendor.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const TAG = 'https://www.googletagmanager.com/gtag/js'
let isStarted = false

/** A command of Google's tag, which reads only `arguments` objects. */
const googleTag: (...command: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- an array in its place is silently ignored by the tag
  ;(window.dataLayer ??= []).push(arguments)
}

/**
 * Loads Google's tag once for Analytics and Ads. Consent mode (version 2) comes first: everything denied,
 * then the choice, then anything else (https://developers.google.com/tag-platform/security/guides/consent).
 */
function startGoogleTag(id: string, result: ConsentResult): void {
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
function updateGoogleConsent(result: ConsentResult | null): void {
  googleTag('consent', 'update', consentMode(result))
}

/** Google Analytics 4. Its own page views are off: ours have no query and no fragment. */
export function startGoogleAnalytics(id: string, { result, address }: MeasuringStart): MeasuringVendor {
  disable(id, false)
  startGoogleTag(id, result)
  googleTag('config', id, {
    send_page_view: false,
    page_location: address,
    allow_google_signals: false,
  })
  return {
    send: (event) => googleTag('event', event.name, { ...eventParameters(event), send_to: id }),
    update: updateGoogleConsent,
    stop: () => {
      disable(id, true)
      updateGoogleConsent(null)
    },
  }
}

/** Google's switch: a disabled tag sends nothing, not even what it has begun. */
function disable(id: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isDisabled })
}

/** Google Ads: gets only leads, which is what advertising pays for. */
export function startGoogleAds(id: string, { result, address }: MeasuringStart): MeasuringVendor {
  startGoogleTag(id, result)
  googleTag('config', id, { page_location: address, send_page_view: false })
  return {
    send: (event) => {
      if (event.name === 'lead_submit')
        googleTag('event', event.name, { ...eventParameters(event), send_to: id })
    },
    update: updateGoogleConsent,
    stop: () => {
      updateGoogleConsent(null) // where Analytics goes on, its update follows
    },
  }
}
