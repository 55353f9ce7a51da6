import type { Locale } from '../language/locales.ts'
import type { MessagingPlacement } from '../messaging/messaging-link.ts'
import type { ScrollDepth } from './scroll-depth.ts'
import type { VitalRating, MeasuredVital } from './vitals.ts'

/**
 * All events of a visit (spec §7). Nothing is sent by them alone: `track()` keeps each until somebody may
 * have it, and measuring needs consent.
 */
export type TrackedEvent =
  | { name: 'page_view'; path: string; title: string; language: Locale }
  /** A free-analysis button; the two below add details. */
  | { name: 'click_cta'; buttonText: string; location: string; destination: string }
  | { name: 'pricing_click'; package: string; value: number; currency: string }
  | { name: 'free_analysis_sticky' }
  /** Any other button that leads somewhere. */
  | { name: 'cta_click'; buttonText: string; destination: string }
  /** A mail draft was opened. */
  | { name: 'request_quote'; location: string }
  | { name: 'whatsapp_click'; placement: MessagingPlacement }
  | { name: 'newsletter_interest'; location: string }
  | { name: 'language_change'; from: Locale | null; to: Locale }
  | { name: 'lead_submit'; formType: 'contact' | 'chatbot'; value: number; currency: string }
  /** A package was seen. */
  | { name: 'pricing_view'; package: string; value: number; currency: string }
  | { name: 'scroll_depth'; percent: ScrollDepth }
  /** How long an article was visible and how far it was read, sent on leaving. */
  | { name: 'article_engagement'; article: string; seconds: number; percent: number }
  /** Rated by the table that counts, and by the earlier reading where it has one (decision 24). */
  | {
      name: 'web_vitals'
      metric: Exclude<MeasuredVital, 'long-task'>
      value: number
      rating: VitalRating
      trackingRating: VitalRating | null
    }
  | { name: 'timing_complete'; timing: 'load' | 'long_task'; milliseconds: number }
  /** The failed part and the kind of error: never its message, which may contain what somebody typed. */
  | { name: 'exception'; description: string; fatal: boolean }

/** Spec §7, decision 3: the value of a lead is a fixed figure, not the visitor's price. */
export const LEAD_VALUE = { value: 397, currency: 'EUR' } as const

/** Most events that wait for the visitor's cookie choice. */
export const WAITING_EVENTS_LIMIT = 50

type Reported = Readonly<Record<string, string | number | boolean>>

/** The parameters of each event under their names in reports (Google's own, else spec §7's). */
const PARAMETERS: {
  readonly [Name in TrackedEvent['name']]: (event: Extract<TrackedEvent, { name: Name }>) => Reported
} = {
  page_view: ({ path, title, language }) => ({ page_path: path, page_title: title, language }),
  click_cta: ({ buttonText, location, destination }) => ({ button_text: buttonText, location, destination }),
  pricing_click: ({ package: id, value, currency }) => ({ package: id, value, currency }),
  free_analysis_sticky: () => ({ event_category: 'conversion' }), // spec §7
  cta_click: ({ buttonText, destination }) => ({ button_text: buttonText, destination }),
  request_quote: ({ location }) => ({ location }),
  whatsapp_click: ({ placement }) => ({ placement }),
  newsletter_interest: ({ location }) => ({ location }),
  language_change: ({ from, to }) => ({ from_language: from ?? 'none', to_language: to }),
  lead_submit: ({ formType, value, currency }) => ({ form_type: formType, value, currency }),
  pricing_view: ({ package: id, value, currency }) => ({ package: id, value, currency }),
  scroll_depth: ({ percent }) => ({ percent_scrolled: percent }),
  article_engagement: ({ article, seconds, percent }) => ({
    article,
    engagement_seconds: seconds,
    percent_scrolled: percent,
  }),
  web_vitals: ({ metric, value, rating, trackingRating }) => ({
    metric_name: metric,
    value,
    metric_rating: rating,
    ...(trackingRating === null ? {} : { tracking_rating: trackingRating }),
  }),
  timing_complete: ({ timing, milliseconds }) => ({ timing_name: timing, value: milliseconds }),
  exception: ({ description, fatal }) => ({ description, fatal }),
}

export function eventParameters(event: TrackedEvent): Reported {
  const parametersOf = PARAMETERS[event.name] as (of: TrackedEvent) => Reported // each is given its own event
  return parametersOf(event)
}

/** Reads events from session storage; drops what is not an event. */
export function parseTrackedEvents(stored: unknown): TrackedEvent[] {
  return Array.isArray(stored) ? stored.filter(isTrackedEvent).slice(0, WAITING_EVENTS_LIMIT) : []
}

/** A known name and flat values; their names are set by our own page. */
function isTrackedEvent(candidate: unknown): candidate is TrackedEvent {
  const { name } = Object(candidate) as { name?: unknown }
  const isKnown = typeof name === 'string' && Object.hasOwn(PARAMETERS, name)
  return (
    isKnown &&
    Object.values(candidate as object).every((value) => typeof value !== 'object' || value === null)
  )
}
