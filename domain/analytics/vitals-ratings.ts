/** How a measured value is judged; the words of the `web-vitals` library. */
export type VitalRating = 'good' | 'needs-improvement' | 'poor'

interface RatingBorders {
  /** The largest value that is still good. */
  good: number
  /** Values above this are poor. */
  poor: number
}

/**
 * Spec §9, in milliseconds, layout shift as a score; these rate (decision 24). FID is listed because the
 * specification names it: browsers' library measures INP in its place.
 */
export const VITAL_BORDERS = {
  LCP: { good: 2_500, poor: 4_000 },
  FID: { good: 100, poor: 300 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  INP: { good: 200, poor: 500 },
  TTFB: { good: 800, poor: 1_800 },
} as const satisfies Record<string, RatingBorders>
export type RatedVital = keyof typeof VITAL_BORDERS

/** Spec §9, the earlier reading, kept for tracking (decision 24): it asks more of LCP and FID. */
export const TRACKING_BORDERS = {
  LCP: { good: 1_200, poor: 2_500 },
  FID: { good: 25, poor: 100 },
  CLS: { good: 0.1, poor: 0.25 },
} as const satisfies Partial<Record<RatedVital, RatingBorders>>

/** Spec §9: a task that blocks the page for longer than this is warned of, in milliseconds. */
export const LONG_TASK_WARNED_MS = 50
/** Spec §9: a task that blocks the page for longer than this is reported, in milliseconds. */
export const LONG_TASK_REPORTED_MS = 200

/** Rates a value by the table that counts. */
export function rateVital(name: RatedVital, value: number): VitalRating {
  return rate(VITAL_BORDERS[name], value)
}

/** Rates a value by the earlier reading. */
export function rateForTracking(name: keyof typeof TRACKING_BORDERS, value: number): VitalRating {
  return rate(TRACKING_BORDERS[name], value)
}

/** A border belongs to the better side: spec §9 says "above". */
function rate({ good, poor }: RatingBorders, value: number): VitalRating {
  if (value <= good) return 'good'
  return value <= poor ? 'needs-improvement' : 'poor'
}
