import type { TrackedEvent } from '#domain/analytics/tracked-event.ts'

/** Name of the DOM event that carries a tracked event to whoever listens. */
const TRACKED = 'valmis:tracked'

/**
 * Reports something that happened. The one seam between the site and its measuring: nothing is sent or
 * stored here, and without a listener nothing happens at all.
 */
export function track(event: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACKED, { detail: event }))
}
