import { RefusedError } from './public-address.ts'

/**
 * A promise with an end.
 * @throws RefusedError `timed-out`.
 */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new RefusedError('timed-out'))
  }, milliseconds)
  promise.catch(() => undefined) // also when it fails too late
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
