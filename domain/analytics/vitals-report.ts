/** What is measured of a page (spec §9): times in milliseconds, CLS as a score. FID has no source any more. */
export const MEASURED_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'long-task'] as const
export type MeasuredVital = (typeof MEASURED_VITALS)[number]

/** Kinds of pages. Never an address: it could identify the reader. */
export const VITALS_PAGES = [
  'home',
  'knowledge',
  'article',
  'faq',
  'about',
  'privacy',
  'chatbot',
  'ticket',
  'other',
] as const
export type VitalsPage = (typeof VITALS_PAGES)[number]

/** Kinds of devices. */
export const VITALS_DEVICES = ['phone', 'tablet', 'desktop'] as const
export type VitalsDevice = (typeof VITALS_DEVICES)[number]

/** One measured value. */
export interface VitalsMetric {
  name: MeasuredVital
  value: number
}

/** What a page sends of one visit (`POST /api/vitals`): nothing in it tells one visitor from another. */
export interface VitalsReport {
  page: VitalsPage
  device: VitalsDevice
  metrics: readonly VitalsMetric[]
}

/** A page has five vitals; the rest is room for long tasks. */
export const VITALS_MAX_METRICS = 20
/** One hour: what a sleeping laptop reports as a loading time is still taken, nonsense is not. */
export const VITALS_MAX_VALUE = 3_600_000
