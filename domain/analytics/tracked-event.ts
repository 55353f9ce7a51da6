import type { Locale } from '../language/locales.ts'
import type { MessagingPlacement } from '../messaging/messaging-link.ts'

/**
 * What the site reports of a visit (spec §7). Nothing leaves the browser through this alone: the
 * `track()` seam hands each event to whoever listens, and measuring listens only with consent.
 */
export type TrackedEvent =
  | { name: 'language_change'; from: Locale | null; to: Locale }
  | { name: 'click_cta'; buttonText: string; location: string; destination: string }
  | { name: 'whatsapp_click'; placement: MessagingPlacement }
  | { name: 'newsletter_interest'; location: string }
  | { name: 'lead_submit'; formType: 'contact'; value: number; currency: string }
  /** Which part failed and the kind of error: never its message, which may hold what somebody typed. */
  | { name: 'exception'; description: string; fatal: boolean }

/** Spec §7, decision 3: the value of a lead is a fixed figure, not the visitor's price. */
export const LEAD_VALUE = { value: 397, currency: 'EUR' } as const
