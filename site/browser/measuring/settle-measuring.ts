import { allowsAnalytics, runningVendors } from '#domain/analytics/measuring.ts'
import { isMeasuredPage, measuredAddress } from '#domain/analytics/measured-page.ts'
import type { Vendor } from '#domain/cookie-consent/consent.ts'

import { readConsent } from '../consent/consent.ts'
import { onTracked, takeTracked } from '../track.ts'
import { askMeasuring } from './ask-measuring.ts'
import type { MeasuringVendor } from './measuring-vendor.ts'
import { dropEvents, takeReleased } from './released-events.ts'
import { startVendor } from './start-vendor.ts'
import { watchVisit } from './watch-visit.ts'
import { watchVitals } from './watch-vitals.ts'

const running = new Map<Vendor, MeasuringVendor>()
let isListening = false

/**
 * Makes what measures this page agree with the visitor's choice as it is now: stops who may not any more,
 * and starts who may. What waited goes to whoever runs; where nobody does it is dropped.
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
    // While its file came the choice may have changed.
    if (start && !running.has(vendor) && runningVendors(readConsent(), measuring).includes(vendor))
      running.set(vendor, start())
  }
  listen()
}

/** Stops who may not measure any more, and tells the others what they may. */
export function stopRefused(): void {
  const consent = readConsent()
  for (const [name, vendor] of running) {
    if (consent?.vendors[name] && (name !== 'google_ads' || consent.result === 'accepted')) continue
    vendor.stop()
    running.delete(name)
  }
  if (consent) for (const vendor of running.values()) vendor.update(consent.result)
}

/** Hands on what waited, and from then on every event as it happens. */
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
