import { expect, test } from 'vitest'

import { SECOND, THIRD } from '../language/a-locale.ts'
import {
  eventParameters,
  LEAD_VALUE,
  parseTrackedEvents,
  type TrackedEvent,
  WAITING_EVENTS_LIMIT,
} from './tracked-event.ts'

/** One event of every kind; a missing kind does not compile. */
const ONE_OF_EACH: { readonly [Name in TrackedEvent['name']]: TrackedEvent & { name: Name } } = {
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

test.each([
  ['page_view', { page_path: `/${THIRD}/faq`, page_title: 'Fragen', language: THIRD }],
  ['click_cta', { button_text: 'Free analysis', location: 'hero', destination: 'contact' }],
  ['pricing_click', { package: 'middle', value: 597, currency: 'EUR' }],
  ['free_analysis_sticky', { event_category: 'conversion' }],
  ['cta_click', { button_text: 'All questions', destination: '/en/faq' }],
  ['request_quote', { location: 'hero' }],
  ['whatsapp_click', { placement: 'header_nav' }],
  ['newsletter_interest', { location: 'knowledge' }],
  ['language_change', { from_language: 'none', to_language: SECOND }],
  ['lead_submit', { form_type: 'contact', value: 397, currency: 'EUR' }],
  ['pricing_view', { package: 'large', value: 997, currency: 'EUR' }],
  ['scroll_depth', { percent_scrolled: 75 }],
  ['article_engagement', { article: 'pricing-guide', engagement_seconds: 42, percent_scrolled: 80 }],
  ['web_vitals', { metric_name: 'LCP', value: 1300, metric_rating: 'good', tracking_rating: 'poor' }],
  ['timing_complete', { timing_name: 'load', value: 640 }],
  ['exception', { description: 'Carousel: TypeError', fatal: false }],
] as const)('%s is sent with its parameters', (name, parameters) => {
  expect(eventParameters(ONE_OF_EACH[name])).toEqual(parameters)
})

test('a metric without an earlier reading has one rating', () => {
  const event = { ...ONE_OF_EACH.web_vitals, metric: 'TTFB', trackingRating: null } as const
  expect(eventParameters(event)).not.toHaveProperty('tracking_rating')
})

test('every kind of event comes through storage as it was', () => {
  const events = Object.values(ONE_OF_EACH)
  expect(parseTrackedEvents(JSON.parse(JSON.stringify(events)))).toEqual(events)
})

test.each([
  ['nothing', null],
  ['an event that is not in a list', ONE_OF_EACH.page_view],
  ['an unknown event', [{ name: 'purchase' }]],
  ['a name every object has', [{ name: 'constructor' }]],
  ['a nested value', [{ name: 'scroll_depth', percent: { of: 50 } }]],
])('%s is no event', (_, stored) => {
  expect(parseTrackedEvents(stored)).toEqual([])
})

test('more than may wait is cut off', () => {
  const many = Array.from({ length: WAITING_EVENTS_LIMIT + 1 }, () => ONE_OF_EACH.newsletter_interest)
  expect(parseTrackedEvents(many)).toHaveLength(WAITING_EVENTS_LIMIT)
})
