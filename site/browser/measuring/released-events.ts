import { parseTrackedEvents, type TrackedEvent } from '#domain/analytics/tracked-event.ts'

import { parseJson } from '../parse-json.ts'
import { readStored, writeStored } from '../storage.ts'
import { dropTracked, RELEASED_EVENTS_KEY } from '../track.ts'

/** Takes what the page before released when its visitor agreed; nothing, where there was no such page. */
export function takeReleased(): TrackedEvent[] {
  const stored = readStored('session', RELEASED_EVENTS_KEY)
  if (stored === null) return []
  writeStored('session', RELEASED_EVENTS_KEY, null)
  return parseTrackedEvents(parseJson(stored))
}

/** Nobody may have what happened: what waits is dropped, here and on its way from the page before. */
export function dropEvents(): void {
  writeStored('session', RELEASED_EVENTS_KEY, null)
  dropTracked()
}
