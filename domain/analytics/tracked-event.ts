import type { Locale } from '../language/locales.ts'
import type { MessagingPlacement } from '../messaging/messaging-link.ts'
import type { ScrollDepth } from './scroll-depth.ts'
import type { VitalRating } from './vitals-ratings.ts'
import type { MeasuredVital } from './vitals-report.ts'

/**
 * Everything the site reports of a visit (spec §7). Nothing leaves the browser through this alone: the
 * `track()` seam keeps each event until somebody may have it, and measuring may only with consent.
 */
export type TrackedEvent =
  | { name: 'page_view'; path: string; title: string; language: Locale }
  /** A button of the free analysis; the two below say more of it where there is more to say. */
  | { name: 'click_cta'; buttonText: string; location: string; destination: string }
  | { name: 'pricing_click'; package: string; value: number; currency: string }
  | { name: 'free_analysis_sticky' }
  /** Any other button that leads somewhere. */
  | { name: 'cta_click'; buttonText: string; destination: string }
  /** A mail draft with a request was opened. */
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
  /** Which part failed and the kind of error: never its message, which may hold what somebody typed. */
  | { name: 'exception'; description: string; fatal: boolean }

/** Spec §7, decision 3: the value of a lead is a fixed figure, not the visitor's price. */
export const LEAD_VALUE = { value: 397, currency: 'EUR' } as const

/** Most events stored while the visitor has not chosen about cookies. */
export const WAITING_EVENTS_LIMIT = 50
