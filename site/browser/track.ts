import { WAITING_EVENTS_LIMIT, type TrackedEvent } from '#domain/analytics/tracked-event.ts'

import { writeStored } from './storage.ts'

/** Name of the DOM event that carries a tracked event to whoever listens. */
const TRACKED = 'valmis:tracked'

/** Session storage: events that a consent has released, on their way over the reload that follows it. */
export const RELEASED_EVENTS_KEY = 'tracked_events'

/** What nobody has had yet, in memory only; null: the visitor has refused, and nothing is kept. */
let waiting: TrackedEvent[] | null = []

/**
 * Reports something that happened. The one seam between the site and its measuring: nothing is sent here, and
 * until the visitor has chosen an event waits in memory.
 */
export function track(event: TrackedEvent): void {
  if (waiting && waiting.length < WAITING_EVENTS_LIMIT) waiting.push(event)
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACKED, { detail: event }))
}

/** Calls the listener for each event as it happens; the returned function ends that. */
export function onTracked(listener: (event: TrackedEvent) => void): () => void {
  const ended = new AbortController()
  document.addEventListener(
    TRACKED,
    (event) => {
      listener((event as CustomEvent<TrackedEvent>).detail)
    },
    { signal: ended.signal },
  )
  return () => {
    ended.abort()
  }
}

/** Hands over what waits, once. From then on events wait again, also after a refusal. */
export function takeTracked(): TrackedEvent[] {
  const taken = waiting ?? []
  waiting = []
  return taken
}

/** The visitor has refused: what waits is dropped, and nothing waits any more. */
export function dropTracked(): void {
  waiting = null
}

/** The visitor has agreed and the page is about to load anew: what waits goes along. */
export function releaseTracked(): void {
  if (waiting?.length && writeStored('session', RELEASED_EVENTS_KEY, JSON.stringify(waiting))) waiting = []
}
