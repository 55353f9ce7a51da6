import type { onRequestHookHandler } from 'fastify'
import type { Kysely } from 'kysely'

import { VISIT_LIMITS, type PostLimit, type VisitLimit } from '#domain/rate-limits/limits.ts'

import type { Database } from '../../store/tables.ts'
import type { Once } from '../../store/idempotency/once.ts'
import type { Logger } from '../../log.ts'
import { visitorNetwork } from '../../http/visitor/visitor-network.ts'
import { countPost, type CountEffects } from './count-post.ts'
import type { LimitedOnce } from './limited-once.ts'
import { createRefusedSubjects } from './refused-subjects.ts'
import { subjectsOf, type Subject } from './sender.ts'
import { TooManyPosts, tooManyRequests } from './too-many-requests.ts'
import { createVisitCounter } from './visit-counter.ts'

/** All that holds back who sends too much (decision 0036). */
export interface RequestLimits {
  /** Counts each request in its own transaction; a copy is answered as the first was and does not count. */
  limitOnce: (once: Once) => LimitedOnce
  /** Runs an upload unless its network has sent too many files. */
  limitUpload: <T>(network: string, work: () => Promise<T>) => Promise<T>
  /** Counts a file; run it in the transaction that makes room for it. */
  countUpload: (trx: Kysely<Database>, network: string) => Promise<void>
  /** For a route that pages post to by themselves: refuses before the body is read. */
  refuseVisits: (limit: VisitLimit) => onRequestHookHandler
}

/** Hears of every refusal, by limit. */
export type CountRefusal = (limit: PostLimit | VisitLimit) => void

/** What limits act on and through. */
export interface LimitEffects extends CountEffects {
  log: Logger
  countRefusal?: CountRefusal
}

/** Creates the limits of one process; what is counted in the database is shared by all. */
export function createRequestLimits(effects: LimitEffects): RequestLimits {
  const { now, log, countRefusal } = effects
  const refused = createRefusedSubjects(now)

  function refuseKnown(subjects: readonly Subject[]): void {
    const refusal = refused.find(subjects)
    if (refusal !== null) throw refusal
  }

  /** Runs a post; who was refused before is refused at once, unless it may be a copy. */
  async function guard<T>(
    subjects: readonly Subject[],
    mayBeCopy: boolean,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      const refusal = refused.find(subjects)
      if (refusal !== null && !(mayBeCopy && refused.mayLookUp(refusal.subject))) throw refusal
      return await work()
    } catch (error) {
      if (error instanceof TooManyPosts) noteRefusal(error)
      throw error
    }
  }

  function noteRefusal(refusal: TooManyPosts): void {
    const { limit } = refusal.subject
    countRefusal?.(limit)
    const isNew = refused.remember(refusal)
    if (isNew && limit === 'site')
      log.warn('the whole site takes no more posts for a while: too many came in')
  }

  return {
    limitOnce: (once) => (request, work) => {
      const subjects = subjectsOf(request.sender)
      return guard(subjects, request.repeat !== null, () =>
        once(request, async (trx) => {
          refuseKnown(subjects) // meanwhile: many that came together find it out here
          const reasons = (await request.findReasons?.(trx)) ?? []
          await countPost(trx, reasons.length === 0 ? subjects : notOfMailbox(subjects), effects)
          return work(trx, reasons)
        }),
      )
    },
    limitUpload: (network, work) => guard([{ limit: 'files', name: network }], false, work),
    countUpload: (trx, network) => countPost(trx, [{ limit: 'files', name: network }], effects),
    refuseVisits(limit) {
      const countVisit = createVisitCounter(VISIT_LIMITS[limit], now)
      return (request, _reply, done) => {
        const waitMs = countVisit(visitorNetwork(request.ip))
        if (waitMs > 0) countRefusal?.(limit)
        done(waitMs > 0 ? tooManyRequests(waitMs) : undefined)
      }
    },
  }
}

function notOfMailbox(subjects: readonly Subject[]): readonly Subject[] {
  return subjects.filter(({ limit }) => limit !== 'mailbox')
}

/** Limits nobody ever meets, for tests and measurements that send everything from one machine. */
export const NO_LIMITS: RequestLimits = {
  limitOnce: (once) => (request, work) =>
    once(request, async (trx) => work(trx, (await request.findReasons?.(trx)) ?? [])),
  limitUpload: (_, work) => work(),
  countUpload: () => Promise.resolve(),
  refuseVisits: () => (_request, _reply, done) => {
    done()
  },
}
