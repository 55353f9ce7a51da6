import { setTimeout as delay } from 'node:timers/promises'

import { post, POST_ROUTES } from './requests.ts'

const PARALLEL_VISITORS = 50
const LOOK_MS = 2

/** A post that was acknowledged. */
export interface Acknowledged {
  name: string
  /** The number of a ticket, as the visitor was told. */
  number: string | null
}

/** What the visitors were answered. */
export interface VisitorLog {
  acknowledged: Acknowledged[]
  /** Answers by status. */
  statuses: Map<number, number>
  /** Names of posts without an answer. */
  unanswered: string[]
  slowestMs: number
}

/**
 * Fifty visitors who post on the three routes, each one after another, until they are told to end or their
 * connection breaks.
 * @param label keeps their names apart from others on the same store.
 */
export function sendVisitors(address: URL, label: string, count = PARALLEL_VISITORS) {
  const log: VisitorLog = { acknowledged: [], statuses: new Map(), unanswered: [], slowestMs: 0 }
  let isOver = false

  async function visit(visitor: number): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const route = POST_ROUTES[(visitor + turn) % POST_ROUTES.length] ?? '/api/contact'
      const name = `Visitor ${label} ${visitor} ${turn}`
      const begun = performance.now()
      const outcome = await post(address, route, name)
      log.slowestMs = Math.max(log.slowestMs, performance.now() - begun)
      if (outcome === null) {
        log.unanswered.push(name)
        return
      }
      log.statuses.set(outcome.status, (log.statuses.get(outcome.status) ?? 0) + 1)
      if (outcome.status !== 201) continue
      const { ticketNumber = null } = JSON.parse(outcome.text) as { ticketNumber?: string }
      log.acknowledged.push({ name, number: ticketNumber })
    }
  }

  const all = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)))
  let isQuiet = false
  void all.then(() => (isQuiet = true))

  return {
    log,
    /** Resolves once so many posts were acknowledged, or nobody is left to post. */
    async acknowledged(wanted: number): Promise<void> {
      while (log.acknowledged.length < wanted && !isQuiet) await delay(LOOK_MS)
    },
    /** Lets everybody finish their current post. */
    async end(): Promise<VisitorLog> {
      isOver = true
      await all
      return log
    },
  }
}
