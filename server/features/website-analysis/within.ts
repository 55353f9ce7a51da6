import type { AnalysisReason } from '#domain/website-analysis/analysis-status.ts'

import { RefusedError } from './public-address.ts'

/**
 * A promise with an end.
 * @throws RefusedError when it is reached.
 */
export async function within<T>(
  milliseconds: number,
  promise: Promise<T>,
  reason: AnalysisReason = 'timed-out',
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new RefusedError(reason)), milliseconds)
  promise.catch(() => undefined) // also when it fails too late
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
