import type { Limit } from '#domain/rate-limits/limits.ts'

/** Networks counted: two megabytes. Above that the oldest count is dropped. */
const MAX_NETWORKS = 20_000

/** Counts a visit of a network; returns how many ms it has to wait, 0: none. */
export type CountVisit = (network: string) => number

/**
 * Counts in the memory of this process, in a window that begins with the first visit: no rows may tell who
 * opened a page when, not even as hashes.
 */
export function createVisitCounter(
  { count, windowMs }: Limit,
  now: () => Date,
  maxNetworks = MAX_NETWORKS,
): CountVisit {
  const visits = new Map<string, { since: number; count: number }>()

  return function countVisit(network) {
    const moment = now().getTime()
    const known = visits.get(network)
    const isOver = known === undefined || moment >= known.since + windowMs || moment < known.since
    if (isOver) {
      visits.delete(network)
      const [oldest] = visits.keys()
      if (visits.size >= maxNetworks && oldest !== undefined) visits.delete(oldest)
      visits.set(network, { since: moment, count: 1 })
      return 0
    }
    if (known.count >= count) return known.since + windowMs - moment
    known.count += 1
    return 0
  }
}
