import { isMeasuredPage, measuredAddress } from '#domain/analytics/measured-page.ts'
import {
  allowsAnalytics,
  type Measuring,
  NOT_MEASURED,
  parseMeasuring,
  runningVendors,
} from '#domain/analytics/measuring.ts'
import { parseTrackedEvents, type TrackedEvent } from '#domain/analytics/tracked-event.ts'
import type { Vendor } from '#domain/cookie-consent/consent.ts'

import { apiLoad } from '../api-client.ts'
import { readConsent } from '../consent/consent.ts'
import { parseJson } from '../parse-json.ts'
import { readStored, writeStored } from '../storage.ts'
import { dropTracked, onTracked, RELEASED_EVENTS_KEY, takeTracked } from '../track.ts'
import type { MeasuringStart, MeasuringVendor } from './vendor.ts'
import { watchVisit } from './watch-visit.ts'
import { watchVitals } from './watch-vitals.ts'

const running = new Map<Vendor, MeasuringVendor>()
let isListening = false

/**
 * Makes the running companies match the visitor's current choice: stops some and starts others. Waiting
 * events go to those that run; if none does they are dropped.
 */
export async function settleMeasuring(): Promise<void> {
  stopRefused()
  const consent = readConsent()
  if (!consent || !isMeasuredPage(location.pathname)) {
    dropEvents()
    return
  }
  if (allowsAnalytics(consent.result)) watchVitals()
  const measuring = Object.values(consent.vendors).includes(true) ? await askMeasuring() : null
  const wanted = measuring ? runningVendors(readConsent(), measuring) : []
  if (!measuring || wanted.length === 0) {
    dropEvents()
    return
  }
  const address = measuredAddress(location.origin, location.pathname, location.search)
  for (const vendor of wanted.filter((name) => !running.has(name))) {
    const start = await startVendor(vendor, measuring, { result: consent.result, address }).catch(() => null)
    // The choice may have changed while its file was loaded.
    if (start && !running.has(vendor) && runningVendors(readConsent(), measuring).includes(vendor))
      running.set(vendor, start())
  }
  listen()
}

/** Stops those without consent, and tells the others what is allowed. */
export function stopRefused(): void {
  const consent = readConsent()
  for (const [name, vendor] of running) {
    if (consent?.vendors[name] && (name !== 'google_ads' || consent.result === 'accepted')) continue
    vendor.stop()
    running.delete(name)
  }
  if (consent) for (const vendor of running.values()) vendor.update(consent.result)
}

/** Passes on waiting events, and from then on every new one. */
function listen(): void {
  if (running.size === 0) {
    dropEvents()
    return
  }
  handOn()
  if (isListening) return
  isListening = true
  onTracked(handOn)
  watchVisit()
}

function handOn(): void {
  if (running.size === 0) return
  for (const event of [...takeReleased(), ...takeTracked()])
    for (const vendor of running.values()) vendor.send(event)
}

/** Takes the events the page before released when its visitor agreed. */
function takeReleased(): TrackedEvent[] {
  const stored = readStored('session', RELEASED_EVENTS_KEY)
  if (stored === null) return []
  writeStored('session', RELEASED_EVENTS_KEY, null)
  return parseTrackedEvents(parseJson(stored))
}

/** Nobody may have the events: they are dropped, here and those from the page before. */
function dropEvents(): void {
  writeStored('session', RELEASED_EVENTS_KEY, null)
  dropTracked()
}

let answer: Promise<Measuring> | undefined

/** Asks the server for the site's measuring ids, once per page; without an answer it is not measured. */
function askMeasuring(): Promise<Measuring> {
  return (answer ??= apiLoad(['', 'api', 'measuring'], parseMeasuring).then(
    (measuring) => measuring ?? NOT_MEASURED,
    () => NOT_MEASURED,
  ))
}

/** Loads and starts a company's file; null: it is not configured, or cannot be loaded. */
async function startVendor(
  vendor: Vendor,
  { measurementId, googleAdsId, facebookPixelId, matomo }: Measuring,
  start: MeasuringStart,
): Promise<(() => MeasuringVendor) | null> {
  switch (vendor) {
    case 'google_analytics': {
      const { startGoogleAnalytics } = await import('./google.ts')
      return measurementId === null ? null : () => startGoogleAnalytics(measurementId, start)
    }
    case 'google_ads': {
      const { startGoogleAds } = await import('./google.ts')
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
