import { WAITING_EVENTS_LIMIT, type TrackedEvent } from './tracked-event.ts'

/** Every event's name; a name that is missing or too many does not compile. */
const NAMES: Readonly<Record<TrackedEvent['name'], true>> = {
  page_view: true,
  click_cta: true,
  pricing_click: true,
  free_analysis_sticky: true,
  cta_click: true,
  request_quote: true,
  whatsapp_click: true,
  newsletter_interest: true,
  language_change: true,
  lead_submit: true,
  pricing_view: true,
  scroll_depth: true,
  article_engagement: true,
  web_vitals: true,
  timing_complete: true,
  exception: true,
}

/** Reads events from session storage; drops what is not an event. */
export function parseTrackedEvents(stored: unknown): TrackedEvent[] {
  return Array.isArray(stored) ? stored.filter(isTrackedEvent).slice(0, WAITING_EVENTS_LIMIT) : []
}

/** A known name and flat values: of the names of the values only our own page decides. */
function isTrackedEvent(candidate: unknown): candidate is TrackedEvent {
  const { name } = Object(candidate) as { name?: unknown }
  const isKnown = typeof name === 'string' && Object.hasOwn(NAMES, name)
  return (
    isKnown &&
    Object.values(candidate as object).every((value) => typeof value !== 'object' || value === null)
  )
}
