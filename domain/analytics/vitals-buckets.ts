import type { MeasuredVital } from './vitals-report.ts'

/** Milliseconds to a paint: fine where it is decided whether a page is quick (spec §9), coarse beyond. */
const PAINT_MS = [
  ...[200, 400, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000],
  ...[3_250, 3_500, 3_750, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 30_000, 60_000],
]

/**
 * Upper borders of the buckets of each metric; the last bucket has none. Every border of a rating is among
 * them, so a bucket is good, needs improvement or is poor as a whole. Rows hold the place of a bucket: a
 * border that is added, moved or taken away would give all older days another meaning.
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

/** The bucket a value falls into, from 0; a border belongs to the bucket below it. */
export function bucketOf(name: MeasuredVital, value: number): number {
  const borders = VITAL_BUCKETS[name]
  const place = borders.findIndex((border) => value <= border)
  return place === -1 ? borders.length : place
}

/**
 * The 75th percentile of what lies in the buckets of a metric: a straight line within the bucket that holds
 * it, so it is in the same bucket, and has the same rating, as the exact one. In the last bucket, which has no
 * end, it is that bucket's lower border. Null: nothing was counted.
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
