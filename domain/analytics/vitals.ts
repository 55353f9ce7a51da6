/** Milliseconds to a paint: fine where ratings change (spec §9), coarse beyond. */
const PAINT_MS = [
  ...[200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000],
  ...[3_250, 3_500, 3_750, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 30_000, 60_000],
]

/**
 * Upper borders of each metric's buckets; the last bucket has none. Every border of a rating is among them,
 * so each bucket has one rating. Rows store the index of a bucket: changing a border would change the meaning
 * of old days.
 */
export const VITAL_BUCKETS: Readonly<Record<MeasuredVital, readonly number[]>> = {
  LCP: PAINT_MS,
  FCP: PAINT_MS,
  TTFB: [
    ...[50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 1_000, 1_200, 1_400, 1_600, 1_800],
    ...[2_200, 2_600, 3_000, 4_000, 6_000, 10_000, 30_000, 60_000],
  ],
  INP: [
    ...[16, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500],
    ...[600, 800, 1_000, 1_500, 2_000, 5_000, 10_000],
  ],
  // Most pages do not shift at all: exactly 0 is a bucket of its own.
  CLS: [
    ...[0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.175, 0.2, 0.225, 0.25],
    ...[0.3, 0.4, 0.5, 0.75, 1, 2],
  ],
  'long-task': [50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 5_000, 10_000],
}

/** The index of a value's bucket; a border belongs to the bucket below it. */
export function bucketOf(name: MeasuredVital, value: number): number {
  const borders = VITAL_BUCKETS[name]
  const place = borders.findIndex((border) => value <= border)
  return place === -1 ? borders.length : place
}

/**
 * The 75th percentile of a histogram, interpolated within its bucket: the same bucket, and so the same
 * rating, as the exact one. In the last bucket, its lower border. Null: nothing was counted.
 */
export function p75OfBuckets(name: MeasuredVital, counts: ReadonlyMap<number, number>): number | null {
  const borders = VITAL_BUCKETS[name]
  const rank = 0.75 * [...counts.values()].reduce((sum, count) => sum + count, 0)
  let below = 0
  for (let bucket = 0; bucket <= borders.length; bucket += 1) {
    const count = counts.get(bucket) ?? 0
    const lower = borders[bucket - 1] ?? 0
    const upper = borders[bucket] ?? lower
    if (count > 0 && below + count >= rank) return lower + (upper - lower) * ((rank - below) / count)
    below += count
  }
  return null
}

/** Ratings, in the words of the `web-vitals` library. */
export type VitalRating = 'good' | 'needs-improvement' | 'poor'

interface RatingBorders {
  /** The largest value that is still good. */
  good: number
  /** Values above this are poor. */
  poor: number
}

/**
 * Spec §9, in milliseconds, layout shift as a score; these count (decision 24). The specification names FID;
 * browsers now measure INP instead.
 */
export const VITAL_BORDERS = {
  LCP: { good: 2_500, poor: 4_000 },
  FID: { good: 100, poor: 300 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  INP: { good: 200, poor: 500 },
  TTFB: { good: 800, poor: 1_800 },
} as const satisfies Record<string, RatingBorders>

/** Spec §9, the stricter limits, reported for tracking (decision 24). */
export const TRACKING_BORDERS = {
  LCP: { good: 1_200, poor: 2_500 },
  FID: { good: 25, poor: 100 },
  CLS: { good: 0.1, poor: 0.25 },
} as const satisfies Partial<Record<keyof typeof VITAL_BORDERS, RatingBorders>>

/** Spec §9: a task that blocks the page for longer gives a warning, in milliseconds. */
export const LONG_TASK_WARNED_MS = 50
/** Spec §9: a task that blocks the page for longer is reported, in milliseconds. */
export const LONG_TASK_REPORTED_MS = 200

/** A border has the better rating: spec §9 says "above". */
export function rateVital({ good, poor }: RatingBorders, value: number): VitalRating {
  if (value <= good) return 'good'
  return value <= poor ? 'needs-improvement' : 'poor'
}

/** What is measured of a page (spec §9): times in milliseconds, CLS as a score. No library measures FID any more. */
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

export const VITALS_DEVICES = ['phone', 'tablet', 'desktop'] as const
export type VitalsDevice = (typeof VITALS_DEVICES)[number]

export interface VitalsMetric {
  name: MeasuredVital
  value: number
}

/** A page's report (`POST /api/vitals`): it does not identify visitors. */
export interface VitalsReport {
  page: VitalsPage
  device: VitalsDevice
  metrics: readonly VitalsMetric[]
}

/** Five vitals, and space for long tasks. */
export const VITALS_MAX_METRICS = 20
/** One hour: a sleeping laptop's loading time is accepted, nonsense is not. */
export const VITALS_MAX_VALUE = 3_600_000

/** Spec §9: from the load of a page until measuring starts. */
export const METRICS_DELAY_MS = 100
