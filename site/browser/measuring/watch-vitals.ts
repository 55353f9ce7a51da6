import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

import {
  METRICS_DELAY_MS,
  LONG_TASK_REPORTED_MS,
  LONG_TASK_WARNED_MS,
  rateForTracking,
  rateVital,
  TRACKING_BORDERS,
  type VitalsMetric,
} from '#domain/analytics/vitals.ts'

import { isDebugAsked } from '../debug-request.ts'
import { onceLoaded } from '../once-loaded.ts'
import { track } from '../track.ts'
import { reportVitals } from './report-vitals.ts'

const measured: VitalsMetric[] = []
let isWatched = false

/** Collects how quick the page was, from 100 ms after its load (spec §9), and reports it when it is left. */
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
  // After the library's own listeners, which have the last values ready by then.
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
    rating: rateVital(name, value),
    trackingRating: isTracked(name) ? rateForTracking(name, value) : null,
  })
}

function isTracked(name: string): name is keyof typeof TRACKING_BORDERS {
  return Object.hasOwn(TRACKING_BORDERS, name)
}

/** Spec §9: tasks over 50 ms are warned of (to whoever asked for `?debug`), those over 200 ms reported. */
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
