import type { FastifyRequest, onRequestHookHandler } from 'fastify'

import {
  retryAfterSeconds,
  VISIT_LIMITS,
  type Limit,
  type PostLimit,
  type VisitLimit,
  limitWaitMs,
  POST_LIMITS,
} from '#domain/rate-limits/limits.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import { ApiProblem } from '../../http/problems/problem.ts'
import { visitorNetwork } from '../../http/visitor.ts'
import type { Logger } from '../../log.ts'
import { mailboxOf } from '../../mailbox.ts'
import type { Once, RepeatableRequest, StoredAnswer } from '../../store/idempotency/once.ts'
import { acquireAdvisoryLock } from '../../store/queries.ts'
import type { Write } from '../../store/store.ts'
import type { Db } from '../../store/tables.ts'
import {
  takeDayKeys,
  type RandomBytes,
  type Subject,
  findNthNewest,
  insertCountedPosts,
  COUNTING_KEYS,
  subjectHashes,
} from './counted-posts.ts'
import type { FindReasons } from '../suspicion/form-token.ts'

export type Sender = ReturnType<typeof senderOf>

/** The sender of a request; `email` is the address it names as its own, in any spelling, '' for none. */
export function senderOf({ ip }: Pick<FastifyRequest, 'ip'>, email = '') {
  return { network: visitorNetwork(ip), mailbox: email.includes('@') ? mailboxOf(email) : null }
}

/** All subjects of a post, always in the same order, so that two posts never deadlock. */
function subjectsOf({ network, mailbox }: Sender): readonly Subject[] {
  const ofMailbox = mailbox === null ? [] : [{ limit: 'mailbox' as const, name: mailbox }]
  return [{ limit: 'network', name: network }, ...ofMailbox, { limit: 'site', name: '' }]
}

interface CountedRequest extends RepeatableRequest {
  sender: Sender
  /** Reasons for suspicion; absent: the route has no such check. */
  findReasons?: FindReasons
}

/** `Once` with limits: throws 429. A suspicious post spares the mailbox, maybe a stranger's (record 0048). */
export type LimitedOnce = (
  request: CountedRequest,
  work: (trx: Db, reasons: readonly SuspicionReason[]) => Promise<StoredAnswer>,
) => Promise<StoredAnswer>

/** All limits for requests (decision 0036). */
export interface RequestLimits {
  /** Counts each request in its own transaction; a copy gets the first answer and does not count. */
  limitOnce: (once: Once) => LimitedOnce
  /** Runs an upload unless its network has sent too many files. */
  limitUpload: <T>(network: string, work: () => Promise<T>) => Promise<T>
  /** Counts a file; run it in the transaction that reserves its space. */
  countUpload: (trx: Db, network: string) => Promise<void>
  /** Counts a try to sign in, in a transaction of its own: one that fails counts as well. Throws 429. */
  countSignIn: (sender: Sender, write: Write) => Promise<void>
  /** Counts an analysis, where it is inserted; `network` null: the request is counted already. */
  countAnalysis: (trx: Db, network: string | null, host: string) => Promise<void>
  /** For routes that pages call by themselves: refuses before the body is read. */
  refuseVisits: (limit: VisitLimit) => onRequestHookHandler
}

/** Told of every refusal, by limit. */
export type CountRefusal = (limit: PostLimit | VisitLimit) => void

interface LimitEffects extends CountEffects {
  log: Logger
  countRefusal?: CountRefusal
}

/** Creates the limits of one process; counts in the database are shared by all. */
export function createRequestLimits(effects: LimitEffects): RequestLimits {
  const { now, log, countRefusal } = effects
  const refused = createRefusedSubjects(now)

  function refuseKnown(subjects: readonly Subject[]): void {
    const refusal = refused.find(subjects)
    if (refusal !== null) throw refusal
  }

  /** Runs a post. A subject that was just refused is refused at once, unless this may be a copy. */
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
          refuseKnown(subjects) // parallel requests find out here
          const reasons = (await request.findReasons?.(trx)) ?? []
          const counted =
            reasons.length === 0 ? subjects : subjects.filter(({ limit }) => limit !== 'mailbox')
          await countPost(trx, counted, effects)
          return work(trx, reasons)
        }),
      )
    },
    limitUpload: (network, work) => guard([{ limit: 'files', name: network }], false, work),
    countUpload: (trx, network) => countPost(trx, [{ limit: 'files', name: network }], effects),
    countSignIn: ({ network, mailbox }, write) => {
      const named = mailbox === null ? [] : [{ limit: 'mailbox' as const, name: mailbox }]
      const subjects = [{ limit: 'signIns' as const, name: network }, ...named]
      return guard(subjects, false, () => write((trx) => countPost(trx, subjects, effects)))
    },
    countAnalysis: (trx, network, host) => {
      const ofNetwork = network === null ? [] : [{ limit: 'analyses' as const, name: network }]
      const looked = { limit: 'analysedHost', name: host } as const
      return countPost(trx, [...ofNetwork, looked, { limit: 'allAnalyses', name: '' }], effects)
    },
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

/** Limits that are never reached, for tests and benchmarks that send everything from one machine. */
export const NO_LIMITS: RequestLimits = {
  limitOnce: (once) => (request, work) =>
    once(request, async (trx) => work(trx, (await request.findReasons?.(trx)) ?? [])),
  limitUpload: (_, work) => work(),
  countUpload: () => Promise.resolve(),
  countSignIn: () => Promise.resolve(),
  countAnalysis: () => Promise.resolve(),
  refuseVisits: () => (_request, _reply, done) => done(),
}

interface CountEffects {
  now: () => Date
  randomBytes: RandomBytes
}

/**
 * Counts a post for its subjects, or throws 429 with the longest wait. Run it in the post's own transaction:
 * what is not stored does not count, and parallel posts, at one server or several, cannot share the last free
 * place. Only the site's limit may be exceeded, by the posts that run at that moment: a lock for it would
 * make all posts wait for each other.
 */
async function countPost(
  trx: Db,
  subjects: readonly Subject[],
  { now, randomBytes }: CountEffects,
): Promise<void> {
  const moment = now()
  const keys = await takeDayKeys(trx, COUNTING_KEYS, moment, randomBytes)
  const counted: string[] = []
  let refusal: TooManyPosts | null = null
  for (const subject of subjects) {
    const hashes = subjectHashes(subject, keys)
    const [newest = ''] = hashes
    if (subject.limit !== 'site') await acquireAdvisoryLock(trx, `limit ${newest}`)
    for (const limit of POST_LIMITS[subject.limit]) {
      const waitMs = limitWaitMs(limit, await findNthNewest(trx, hashes, limit, moment), moment)
      if (waitMs > (refusal?.waitMs ?? 0)) refusal = new TooManyPosts(subject, waitMs)
    }
    counted.push(newest)
  }
  if (refusal !== null) throw refusal
  await insertCountedPosts(trx, counted, moment)
}

/** Subjects remembered: a few megabytes. When one is dropped for lack of room, the database refuses it again. */
const MAX_SUBJECTS = 10_000
/** Copies per second that a refused subject may look up in the database. */
const LOOK_UPS = { count: 5, windowMs: 1_000 }

interface Refused {
  subject: Subject
  since: number
  until: number
}

export function createRefusedSubjects(now: () => Date, maxSubjects = MAX_SUBJECTS) {
  const refused = new Map<string, Refused>()
  const countLookUp = createVisitCounter(LOOK_UPS, now, maxSubjects)

  /** The entry of a subject, unless it has ended or the clock was set back to before it. */
  function entryOf(subject: Subject): Refused | undefined {
    const name = nameOf(subject)
    const entry = refused.get(name)
    const moment = now().getTime()
    if (entry === undefined || (moment < entry.until && moment >= entry.since)) return entry
    refused.delete(name)
    return undefined
  }

  return {
    /** The longest refusal of these subjects in ms; null: ask the database. */
    find(subjects: readonly Subject[]) {
      const entries = subjects.map(entryOf).filter((entry) => entry !== undefined)
      const [longest] = entries.sort((one, other) => other.until - one.until)
      if (longest === undefined) return null
      return new TooManyPosts(longest.subject, longest.until - now().getTime())
    },
    /** Whether a refused subject may look if this is a copy: a flood of invented keys a few times only. */
    mayLookUp: (subject: Subject) => countLookUp(nameOf(subject)) === 0,
    /** Remembers a refusal until it ends; false: it was known. */
    remember({ subject, waitMs }: TooManyPosts) {
      if (entryOf(subject) !== undefined) return false
      const [oldest] = refused.keys()
      if (refused.size >= maxSubjects && oldest !== undefined) refused.delete(oldest)
      const since = now().getTime()
      refused.set(nameOf(subject), { subject, since, until: since + waitMs })
      return true
    },
  }
}

function nameOf({ limit, name }: Subject): string {
  return `${limit} ${name}`
}

/** Networks counted: two megabytes. Above that the oldest count is dropped. */
const MAX_NETWORKS = 20_000

/**
 * Counts in the memory of this process, in a window that begins with the first visit: no rows may tell who
 * opened a page when, not even as hashes. The result counts a visit and returns how many ms it has to wait; 0: none.
 */
export function createVisitCounter(
  { count, windowMs }: Limit,
  now: () => Date,
  maxNetworks = MAX_NETWORKS,
): (network: string) => number {
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

/** Throws 429 with the time after which another try makes sense. */
function tooManyRequests(waitMs: number): ApiProblem {
  return new ApiProblem('too-many-requests', { headers: retryAfter(waitMs) })
}

/** A post is refused because of one of its subjects. */
export class TooManyPosts extends ApiProblem {
  readonly subject: Subject
  readonly waitMs: number

  constructor(subject: Subject, waitMs: number) {
    super('too-many-requests', { headers: retryAfter(waitMs) })
    this.subject = subject
    this.waitMs = waitMs
  }
}

function retryAfter(waitMs: number): Record<string, string> {
  return { 'retry-after': String(retryAfterSeconds(waitMs)) }
}
