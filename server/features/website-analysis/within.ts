import type { AnalysisReason } from '#domain/website-analysis/analysis-status.ts'

import { within as withinLimit } from '../../store/within.ts'
import { RefusedError } from './public-address.ts'

/** A promise with an end, when it is a RefusedError. */
export async function within<T>(
  milliseconds: number,
  promise: Promise<T>,
  reason: AnalysisReason = 'timed-out',
): Promise<T> {
  promise.catch(() => undefined) // also when it fails too late
  return withinLimit(milliseconds, promise, () => new RefusedError(reason))
}
