import { describeError, type Logger } from '../../log.ts'
import type { StoreClock, Write } from '../../store/store.ts'
import { createLane, type Lane } from './outbox-lane.ts'
import { claimMail, releaseClaims, settleMail, type Claim } from './outbox-rows.ts'
import { MAIL_PRIORITY, type MailFile, type MailTransport } from '../outgoing-mail.ts'
import { failedAttempt, sentAttempt, type Attempt } from './settle-attempt.ts'

/** A claim expires after this: longer than all SMTP timeouts (smtp-transport.ts). */
const LEASE_MS = 120_000
/** A longer send is given up: shorter than the lease, otherwise another worker would send it too. */
const SEND_DEADLINE_MS = 110_000
/** Pause of the whole queue after a refused login or broken encryption. */
const PAUSE_MS = 60_000

const HOUSEKEEPING_INTERVAL_MS = 60 * 60 * 1_000

/**
 * Lanes by the priorities they take, one mail at a time each. The first is for staff mail only: a slow
 * acknowledgement cannot delay it.
 */
const LANES = [MAIL_PRIORITY.staff, MAIL_PRIORITY.visitor, MAIL_PRIORITY.visitor]

/** What the worker needs; time and randomness are passed in, so tests do not wait. */
export interface WorkerEffects {
  write: Write
  transport: MailTransport
  /** The files of a mail that still exist. */
  filesOf: (mailId: string) => Promise<readonly MailFile[]>
  now: () => Date
  /**
   * The common clock for leases where several processes share the store; null: `now`, and all claims are this
   * process's.
   */
  clock: StoreClock | null
  random: () => number
  /** Name of this process on its claims, the same after a restart. */
  owner: string
  log: Logger
  /** Called at the start and every hour; it never throws. */
  housekeeping?: () => Promise<void>
}

/** Sends what the outbox holds. */
export interface OutboxWorker {
  /** Frees the claims of a dead process and starts to work. */
  start: () => Promise<void>
  /** Something was queued: look now instead of at the next poll. */
  wake: () => void
  /** Sends everything that is due; resolves when nothing is left. For tests and commands. */
  deliverDue: () => Promise<void>
  /** Takes no new mail; resolves when those being sent are settled. */
  stop: () => Promise<void>
}

/** Creates the worker; nothing runs before `start`. */
export function createOutboxWorker(effects: WorkerEffects): OutboxWorker {
  const { write, clock, transport, filesOf, now, random, owner, log, housekeeping } = effects
  let pausedUntil = 0
  const underWay = new Set<string>()

  async function claim(maxPriority: number): Promise<Claim | null> {
    const moment = now()
    const restMs = pausedUntil - moment.getTime()
    if (restMs > 0 && restMs <= PAUSE_MS) return null // longer: the clock was set back
    return write(async (trx) => {
      const begin = clock === null ? moment : await clock(trx)
      const until = new Date(begin.getTime() + LEASE_MS)
      return claimMail(trx, { owner, now: moment, begin, until, underWay: [...underWay] }, maxPriority)
    })
  }

  async function attempt(claimed: Claim): Promise<Attempt> {
    let files: readonly MailFile[] = []
    try {
      files = await filesOf(claimed.id)
      await withDeadline(transport.send({ ...claimed.mail, files }))
      return sentAttempt(now())
    } catch (error) {
      return failedAttempt(error, claimed, { now: now(), random: random(), hasFiles: files.length > 0 })
    }
  }

  function report({ verdict, settlement }: Attempt, id: string): void {
    const line = { mail: id, error: 'lastError' in settlement ? settlement.lastError : undefined }
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

  const onError = (error: unknown) => {
    log.error({ error: describeError(error) }, 'outbox')
  }
  const lanes = LANES.map((maxPriority) => createLane((lane) => sendNext(lane, maxPriority), onError))

  let housekeepingTimer: NodeJS.Timeout | undefined

  return {
    async start() {
      await write((trx) => releaseClaims(trx, clock === null ? null : owner))
      for (const lane of lanes) lane.start()
      const clean = () => void housekeeping?.().catch(onError)
      clean()
      housekeepingTimer = setInterval(clean, HOUSEKEEPING_INTERVAL_MS)
    },
    wake() {
      for (const lane of lanes) lane.wake()
    },
    async deliverDue() {
      await Promise.all(lanes.map((lane) => lane.drain()))
    },
    async stop() {
      clearInterval(housekeepingTimer)
      await Promise.all(lanes.map((lane) => lane.stop()))
      transport.close()
    },
  }
}

async function withDeadline(sending: Promise<void>): Promise<void> {
  const { promise: timeUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new Error('The mail server took too long'))
  }, SEND_DEADLINE_MS)
  try {
    await Promise.race([sending, timeUp])
  } finally {
    clearTimeout(timer)
  }
}
