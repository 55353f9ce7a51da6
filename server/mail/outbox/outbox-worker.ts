import { setTimeout as pause } from 'node:timers/promises'

import { describeError, type Logger } from '../../log.ts'
import type { StoreClock, Write } from '../../store/store.ts'
import type { Row } from '../../store/tables.ts'
import { within } from '../../store/within.ts'
import { MAIL_PRIORITY, type MailFile, type MailTransport } from '../outgoing-mail.ts'
import { claimMail, releaseClaims, settleMail } from './outbox-rows.ts'
import { failedAttempt, sentAttempt, type Attempt } from './settle-attempt.ts'

/** A claim expires after this: longer than all SMTP timeouts (mail-transports.ts). */
const LEASE_MS = 120_000
/** A longer send is given up: shorter than the lease, otherwise another worker would send it too. */
const SEND_DEADLINE_MS = 110_000
/** Pause of the whole queue after a refused login or broken encryption. */
const PAUSE_MS = 60_000

const HOUSEKEEPING_INTERVAL_MS = 60 * 60 * 1_000

/** Lanes by priority, one mail at a time each; the first for staff mail alone, which nothing slow delays. */
const LANES = [MAIL_PRIORITY.staff, MAIL_PRIORITY.visitor, MAIL_PRIORITY.visitor]

type ClaimedMail = Row<'outbox'>

/** What the worker needs; time and randomness are passed in, so tests do not wait. */
export interface WorkerEffects {
  write: Write
  transport: MailTransport
  filesOf: (mailId: string) => Promise<readonly MailFile[]>
  now: () => Date
  /** The leases' clock where several processes share the store; null: `now`, and all claims are our own. */
  clock: StoreClock | null
  random: () => number
  /** Name of this process on its claims, the same after a restart. */
  owner: string
  log: Logger
  /** Called at the start and every hour; it never throws. */
  housekeeping?: () => Promise<void>
}

export function createOutboxWorker(effects: WorkerEffects) {
  const { write, clock, transport, filesOf, now, random, owner, log, housekeeping } = effects
  let pausedUntil = 0
  const underWay = new Set<string>()

  async function claim(maxPriority: number): Promise<ClaimedMail | null> {
    const moment = now()
    const restMs = pausedUntil - moment.getTime()
    if (restMs > 0 && restMs <= PAUSE_MS) return null // longer: the clock was set back
    return write(async (trx) => {
      const begin = clock === null ? moment : await clock(trx)
      const until = new Date(begin.getTime() + LEASE_MS)
      return claimMail(trx, { owner, now: moment, begin, until, underWay: [...underWay] }, maxPriority)
    })
  }

  async function attempt(claimed: ClaimedMail): Promise<Attempt> {
    let files: readonly MailFile[] = []
    try {
      files = await filesOf(claimed.id)
      const sending = transport.send({ ...claimed, files })
      await within(SEND_DEADLINE_MS, sending, () => new Error('The mail server took too long'))
      return sentAttempt(now())
    } catch (error) {
      return failedAttempt(error, claimed, { now: now(), random: random(), hasFiles: files.length > 0 })
    }
  }

  function report({ verdict, settlement }: Attempt, id: string): void {
    const line = { mail: id, error: settlement.last_error ?? undefined }
    if (verdict === 'pause') {
      pausedUntil = now().getTime() + PAUSE_MS
      log.error(line, 'the mail server refuses us: all mail waits for a minute')
    } else if (verdict === 'dead') log.error(line, 'mail is dead: it was refused for good or is too old')
    else if (verdict === 'without-files') log.warn(line, 'mail was refused: it goes without its files')
    else if (verdict === 'retry') log.warn(line, 'mail will be tried again')
    else log.info(line, 'mail sent')
  }

  async function sendNext(lane: Lane, maxPriority: number): Promise<boolean> {
    const claimed = await claim(maxPriority)
    if (claimed === null) return false
    underWay.add(claimed.id)
    try {
      const outcome = await attempt(claimed)
      report(outcome, claimed.id)
      await lane.insist(() => write((trx) => settleMail(trx, claimed, owner, outcome.settlement)))
      return true
    } finally {
      underWay.delete(claimed.id)
    }
  }

  const onError = (error: unknown) => log.error({ error: describeError(error) }, 'outbox')
  const lanes = LANES.map((maxPriority) => createLane((lane) => sendNext(lane, maxPriority), onError))

  let housekeepingTimer: NodeJS.Timeout | undefined

  return {
    /** Frees the claims of a dead process and starts to work. */
    async start() {
      await write((trx) => releaseClaims(trx, clock === null ? null : owner))
      for (const lane of lanes) lane.start()
      const clean = () => void housekeeping?.().catch(onError)
      clean()
      housekeepingTimer = setInterval(clean, HOUSEKEEPING_INTERVAL_MS)
    },
    /** Something was queued: look now instead of at the next poll. */
    wake() {
      for (const lane of lanes) lane.wake()
    },
    /** Sends everything that is due; resolves when nothing is left. For tests and commands. */
    async deliverDue() {
      await Promise.all(lanes.map((lane) => lane.drain()))
    },
    /** Takes no new mail; resolves when those being sent are settled. */
    async stop() {
      clearInterval(housekeepingTimer)
      await Promise.all(lanes.map((lane) => lane.stop()))
      transport.close()
    },
  }
}

/** How often an idle lane polls for due retries. */
const POLL_MS = 5_000
const AFTER_FAILURE_MS = 1_000

/** A loop that does one thing at a time. */
interface Lane {
  start: () => void
  wake: () => void
  drain: () => Promise<void>
  /** Repeats a write until the store takes it or the lane is stopped. */
  insist: (write: () => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

/** Creates a lane that calls `step` while it finds work, then rests until it is woken or polls. */
export function createLane(step: (lane: Lane) => Promise<boolean>, onError: (error: unknown) => void): Lane {
  let isStopping = false
  /** Counted, so that a wake-up during a step is not missed. */
  let wakes = 0
  let endRest: (() => void) | null = null
  /** Only a stop ends a pause: new mails must not make it ask a failing store. */
  const stopped = new AbortController()
  let running: Promise<void> = Promise.resolve()

  function rest(ms: number): Promise<void> {
    if (isStopping) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function recover(error: unknown): Promise<void> {
    onError(error)
    await pause(AFTER_FAILURE_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const wakesBefore = wakes
      try {
        const foundWork = await step(lane)
        if (!foundWork && wakes === wakesBefore) await rest(POLL_MS)
      } catch (error) {
        await recover(error)
      }
    }
  }

  const lane: Lane = {
    start: () => void (running = run()),
    wake() {
      wakes += 1
      endRest?.()
    },
    async drain() {
      while (await step(lane));
    },
    async insist(write) {
      for (;;) {
        try {
          await write()
          return
        } catch (error) {
          await recover(error)
          if (isStopping) return // the next start frees the claim
        }
      }
    },
    async stop() {
      isStopping = true
      stopped.abort()
      endRest?.()
      await running
    },
  }
  return lane
}
