import { allowsAnalytics } from '#domain/analytics/measuring.ts'
import { vitalsDevice, vitalsPage } from '#domain/analytics/measured-page.ts'
import { VITALS_MAX_METRICS, type VitalsMetric, type VitalsReport } from '#domain/analytics/vitals.ts'

import { readConsent } from '../consent/consent.ts'

/**
 * Sends what was measured to our own server, if the visitor allows analytics at this moment. By a beacon,
 * which outlives the page; one that is lost is a value less, nobody waits for it.
 */
export function reportVitals(metrics: readonly VitalsMetric[]): void {
  if (metrics.length === 0 || !allowsAnalytics(readConsent()?.result ?? null)) return
  const report: VitalsReport = {
    page: vitalsPage(location.pathname),
    device: vitalsDevice(matchMedia('(pointer: coarse)').matches, Math.min(screen.width, screen.height)),
    metrics: metrics.slice(0, VITALS_MAX_METRICS),
  }
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
