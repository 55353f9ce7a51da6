import type { TrackedEvent } from './tracked-event.ts'

/** Parameters of an event, in the form of Google's tag. */
export type EventParameters = Readonly<Record<string, string | number | boolean>>

/** The parameters of an event under the names a report shows (Google's own where it has them, else spec §7's). */
export function eventParameters(event: TrackedEvent): EventParameters {
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
