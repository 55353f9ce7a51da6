import fc from 'fast-check'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'

/** A fixed seed: a failure can be repeated. */
const SEED = 1
/** Parallel attempts: their effect on each other is part of the test. */
const AT_ONCE = 16
/** A request without an answer by then hangs: the limit of every handler except for files. */
const PATIENCE_MS = HANDLER_TIMEOUT_MS

/**
 * Tries many generated things, some in parallel; throws at the first that has faults.
 * @param attempt returns a line for each fault.
 */
export async function tryMany<T>(
  made: fc.Arbitrary<T>,
  count: number,
  attempt: (one: T) => Promise<readonly string[]>,
): Promise<void> {
  const batches = fc.array(made, { minLength: AT_ONCE, maxLength: AT_ONCE })
  const property = fc.asyncProperty(batches, async (batch) => {
    const faults = (await Promise.all(batch.map((one) => inTime(one, attempt(one))))).flat()
    if (faults.length > 0) throw new Error(faults.join('\n\n'))
  })
  // Not shrunk: others of the batch may matter, and the output is readable as it is.
  const options = { seed: SEED, numRuns: Math.ceil(count / AT_ONCE), endOnFailure: true }
  const { failed, errorInstance, numRuns } = await fc.check(property, options)
  if (failed) throw new Error(`after ${numRuns * AT_ONCE}:\n${String(errorInstance)}`)
}

async function inTime(one: unknown, attempt: Promise<readonly string[]>): Promise<readonly string[]> {
  const { promise: timeUp, resolve } = Promise.withResolvers<readonly string[]>()
  const timer = setTimeout(() => {
    resolve([`no answer within ${PATIENCE_MS} ms: ${fc.stringify(one).slice(0, 2_000)}`])
  }, PATIENCE_MS)
  try {
    return await Promise.race([attempt, timeUp])
  } finally {
    clearTimeout(timer)
  }
}
