import fc from 'fast-check'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'

/** The same in every run: these tests guard against what comes back, so that a failure can be repeated. */
const SEED = 1
/** At once: what they do to each other is part of it. */
const AT_ONCE = 16
/** A request that has had no answer by then hangs: the limit of every handler but that of files. */
const PATIENCE_MS = HANDLER_TIMEOUT_MS

/**
 * Does something with many made things, some at once; throws at the first that is wrong with what is wrong.
 * @param attempt gives a line for each fault.
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
  // Not made smaller: what the others of a batch did may matter, and what is printed can be read as it is.
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
