import { WAITING_EVENTS_LIMIT, type TrackedEvent } from '#domain/analytics/tracked-event.ts'

import { writeStored } from './storage.ts'

/** Name of the DOM event of a tracked event. */
const TRACKED = 'valmis:tracked'

/** Session storage: events released by a consent, to survive the reload that follows. */
export const RELEASED_EVENTS_KEY = 'tracked_events'

/** Events that wait, in memory only; null: the visitor has refused, and nothing is stored. */
let waiting: TrackedEvent[] | null = []

/**
 * Reports an event. The only connection between the site and its measuring: nothing is sent here, and until
 * the visitor has chosen an event waits in memory.
 */
export function track(event: TrackedEvent): void {
  if (waiting && waiting.length < WAITING_EVENTS_LIMIT) waiting.push(event)
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACKED, { detail: event }))
}

/** Calls the listener after each event. */
export function onTracked(listener: () => void): void {
  document.addEventListener(TRACKED, listener)
}

/** Returns the waiting events, once. Later events wait again, also after a refusal. */
export function takeTracked(): TrackedEvent[] {
  const taken = waiting ?? []
  waiting = []
  return taken
}

/** The visitor has refused: waiting events are dropped, and none wait any more. */
export function dropTracked(): void {
  waiting = null
}

/** The visitor has agreed and the page is about to reload: the waiting events are stored for the next page. */
export function releaseTracked(): void {
  if (waiting?.length && writeStored('session', RELEASED_EVENTS_KEY, JSON.stringify(waiting))) waiting = []
}
