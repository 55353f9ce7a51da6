import { SECOND, THIRD } from '#domain/language/a-locale.ts'

import { LEAD_VALUE, type TrackedEvent } from './tracked-event.ts'

/** One event of every kind, for tests; a missing kind does not compile. */
export const ONE_OF_EACH: { readonly [Name in TrackedEvent['name']]: TrackedEvent & { name: Name } } = {
  page_view: { name: 'page_view', path: `/${THIRD}/faq`, title: 'Fragen', language: THIRD },
  click_cta: { name: 'click_cta', buttonText: 'Free analysis', location: 'hero', destination: 'contact' },
  pricing_click: { name: 'pricing_click', package: 'middle', value: 597, currency: 'EUR' },
  free_analysis_sticky: { name: 'free_analysis_sticky' },
  cta_click: { name: 'cta_click', buttonText: 'All questions', destination: '/en/faq' },
  request_quote: { name: 'request_quote', location: 'hero' },
  whatsapp_click: { name: 'whatsapp_click', placement: 'header_nav' },
  newsletter_interest: { name: 'newsletter_interest', location: 'knowledge' },
  language_change: { name: 'language_change', from: null, to: SECOND },
  lead_submit: { name: 'lead_submit', formType: 'contact', ...LEAD_VALUE },
  pricing_view: { name: 'pricing_view', package: 'large', value: 997, currency: 'EUR' },
  scroll_depth: { name: 'scroll_depth', percent: 75 },
  article_engagement: { name: 'article_engagement', article: 'pricing-guide', seconds: 42, percent: 80 },
  web_vitals: { name: 'web_vitals', metric: 'LCP', value: 1_300, rating: 'good', trackingRating: 'poor' },
  timing_complete: { name: 'timing_complete', timing: 'load', milliseconds: 640 },
  exception: { name: 'exception', description: 'Carousel: TypeError', fatal: false },
}
