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

/** Hears every tracked event from now on; returns how to stop. */
export function onTracked(listener: (event: TrackedEvent) => void): () => void {
  const handleEvent = (event: Event) => {
    listener((event as CustomEvent<TrackedEvent>).detail)
  }
  document.addEventListener(TRACKED, handleEvent)
  return () => {
    document.removeEventListener(TRACKED, handleEvent)
  }
}
