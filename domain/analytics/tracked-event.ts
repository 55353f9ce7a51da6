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

/** The parameters of an event under their names in reports (Google's own, else spec §7's). */
export function eventParameters(event: TrackedEvent): Readonly<Record<string, string | number | boolean>> {
  switch (event.name) {
    case 'page_view':
      return { page_path: event.path, page_title: event.title, language: event.language }
    case 'click_cta':
      return { button_text: event.buttonText, location: event.location, destination: event.destination }
    case 'cta_click':
      return { button_text: event.buttonText, destination: event.destination }
    case 'free_analysis_sticky':
      return { event_category: 'conversion' } // spec §7
    case 'request_quote':
    case 'newsletter_interest':
      return { location: event.location }
    case 'whatsapp_click':
      return { placement: event.placement }
    case 'language_change':
      return { from_language: event.from ?? 'none', to_language: event.to }
    case 'lead_submit':
      return { form_type: event.formType, value: event.value, currency: event.currency }
    case 'pricing_view':
    case 'pricing_click':
      return { package: event.package, value: event.value, currency: event.currency }
    case 'scroll_depth':
      return { percent_scrolled: event.percent }
    case 'article_engagement':
      return {
        article: event.article,
        engagement_seconds: event.seconds,
        percent_scrolled: event.percent,
      }
    case 'web_vitals':
      return {
        metric_name: event.metric,
        value: event.value,
        metric_rating: event.rating,
        ...(event.trackingRating === null ? {} : { tracking_rating: event.trackingRating }),
      }
    case 'timing_complete':
      return { timing_name: event.timing, value: event.milliseconds }
    case 'exception':
      return { description: event.description, fatal: event.fatal }
    default:
      return event satisfies never
  }
}

/** Every event's name; a missing or extra one does not compile. */
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

/** A known name and flat values; their names are set by our own page. */
function isTrackedEvent(candidate: unknown): candidate is TrackedEvent {
  const { name } = Object(candidate) as { name?: unknown }
  const isKnown = typeof name === 'string' && Object.hasOwn(NAMES, name)
  return (
    isKnown &&
    Object.values(candidate as object).every((value) => typeof value !== 'object' || value === null)
  )
}
