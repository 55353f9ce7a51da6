import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

import { vitalsDevice, vitalsPage } from '#domain/analytics/measured-page.ts'
import { allowsAnalytics } from '#domain/analytics/measuring.ts'
import {
  LONG_TASK_REPORTED_MS,
  LONG_TASK_WARNED_MS,
  METRICS_DELAY_MS,
  rateVital,
  TRACKING_BORDERS,
  VITAL_BORDERS,
  VITALS_MAX_METRICS,
  type VitalsMetric,
  type VitalsReport,
} from '#domain/analytics/vitals.ts'

import { readConsent } from '../consent/consent.ts'
import { isDebugAsked } from '../debug-request.ts'
import { onceLoaded } from '../once-loaded.ts'
import { track } from '../track.ts'

const measured: VitalsMetric[] = []
let isWatched = false

/** Measures how quick the page was, from 100 ms after its load (spec §9), and reports it when it is left. */
export function watchVitals(): void {
  if (isWatched) return
  isWatched = true
  onceLoaded(() => setTimeout(collect, METRICS_DELAY_MS))
}

function collect(): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(noteVital)
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming)
    track({ name: 'timing_complete', timing: 'load', milliseconds: Math.round(navigation.loadEventEnd) })
  watchLongTasks()
  // After the library's own listeners, which then have the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) reportVitals(measured.splice(0))
  })
}

function noteVital({ name, value }: Metric): void {
  measured.push({ name, value })
  track({
    name: 'web_vitals',
    metric: name,
    value: name === 'CLS' ? value : Math.round(value),
    rating: rateVital(VITAL_BORDERS[name], value),
    trackingRating: isTracked(name) ? rateVital(TRACKING_BORDERS[name], value) : null,
  })
}

function isTracked(name: string): name is keyof typeof TRACKING_BORDERS {
  return Object.hasOwn(TRACKING_BORDERS, name)
}

/** Spec §9: tasks over 50 ms are warned of (with `?debug`), those over 200 ms reported. */
function watchLongTasks(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      if (duration > LONG_TASK_WARNED_MS && isDebugAsked())
        // eslint-disable-next-line no-console -- spec §9: "long tasks over 50 ms warned"
        console.warn(`A task blocked the page for ${String(Math.round(duration))} ms.`)
      if (duration <= LONG_TASK_REPORTED_MS) continue
      measured.push({ name: 'long-task', value: duration })
      track({ name: 'timing_complete', timing: 'long_task', milliseconds: Math.round(duration) })
    }
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * Sends the values to our own server if the visitor allows analytics at that moment. By a beacon, which
 * survives the page; a lost one does not matter.
 */
function reportVitals(metrics: readonly VitalsMetric[]): void {
  if (metrics.length === 0 || !allowsAnalytics(readConsent()?.result ?? null)) return
  const report: VitalsReport = {
    page: vitalsPage(location.pathname),
    device: vitalsDevice(matchMedia('(pointer: coarse)').matches, Math.min(screen.width, screen.height)),
    metrics: metrics.slice(0, VITALS_MAX_METRICS),
  }
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
