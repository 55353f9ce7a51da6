import { fileProblem } from './file-problem.ts'

/**
 * Uploads at once: each holds a connection and a quarter of a megabyte. A network may send a whole ticket's files at
 * once and no more, so that it takes twenty networks, each bringing its bytes, to shut out another.
 */
const SLOTS = { total: 100, perNetwork: 5 }
const RETRY_AFTER_SECONDS = '5'

/** Runs an upload if there is room for one more, or refuses it (503). */
export type UploadSlots = <T>(network: string, work: () => Promise<T>) => Promise<T>

/** Counts the uploads of this process. */
export function createUploadSlots({ total, perNetwork } = SLOTS): UploadSlots {
  const running = new Map<string, number>()
  let all = 0

  function count(network: string, difference: 1 | -1): void {
    const own = (running.get(network) ?? 0) + difference
    if (own === 0) running.delete(network)
    else running.set(network, own)
    all += difference
  }

  return async function inSlot(network, work) {
    if (all >= total || (running.get(network) ?? 0) >= perNetwork)
      throw fileProblem('busy', { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
    count(network, 1)
    try {
      return await work()
    } finally {
      count(network, -1)
    }
  }
}
