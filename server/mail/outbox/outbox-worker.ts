import { setTimeout as pause } from 'node:timers/promises'

import { scrubbed, describeError, type Logger } from '../../log.ts'
import type { StoreClock, Write } from '../../store/store.ts'
import type { Row } from '../../store/tables.ts'
import { within } from '../../store/within.ts'
import { MAIL_PRIORITY, type MailFile, type MailTransport } from '../outgoing-mail.ts'
import { LATER_WAIT_MS, type Settlement, claimMail, releaseClaims, settleMail } from './outbox-rows.ts'

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

interface Attempt {
  verdict: 'sent' | 'without-files' | Verdict
  settlement: Settlement
}

interface Circumstances {
  now: Date
  /** In [0, 1): spreads the retries. */
  random: number
  hasFiles: boolean
}

function sentAttempt(now: Date): Attempt {
  return { verdict: 'sent', settlement: { state: 'sent', sent_at: now.toISOString(), last_error: null } }
}

/**
 * What follows a failed attempt: the time of the next, or the end. A mail refused for good with files is
 * tried once more without: servers refuse for size and for scanner findings, and its text names the files.
 */
export function failedAttempt(
  error: unknown,
  mail: Pick<Row<'outbox'>, 'attempts' | 'created_at'>,
  { now, random, hasFiles }: Circumstances,
): Attempt {
  const failure = (error instanceof Error ? error : {}) as DeliveryFailure // nodemailer's properties
  const verdict = classifyOutcome(failure)
  const { code, responseCode, command } = failure
  const message = error instanceof Error ? error.message : ''
  const known = [responseCode, code, command, message].filter((part) => part !== undefined)
  const last_error = scrubbed(known.join(' ')) // enough for an operator, nothing about the visitor
  if (verdict === 'pause') return { verdict, settlement: { state: 'queued', last_error, isReleased: true } }
  if (verdict === 'dead' && hasFiles) {
    const again = { state: 'queued', next_attempt_at: now.toISOString(), last_error } as const
    return { verdict: 'without-files', settlement: { ...again, isWithoutFiles: true } }
  }
  const next = nextAttemptAt(mail.attempts + 1, Date.parse(mail.created_at), now.getTime(), random)
  if (verdict === 'dead' || next === null)
    return { verdict: 'dead', settlement: { state: 'dead', last_error } }
  const next_attempt_at = new Date(next).toISOString()
  return { verdict, settlement: { state: 'queued', next_attempt_at, last_error } }
}

export type Verdict = 'retry' | 'dead' | 'pause'

/** The failure of an SMTP client, in the shape of nodemailer's errors. */
export interface DeliveryFailure {
  code?: string | undefined
  responseCode?: number | undefined
  command?: string | undefined
  /** Node's own code where the client reports only `ESOCKET`: broken certificates above all. */
  originalCode?: string | undefined
}

/** Ours to fix (login, encryption, certificate): the whole queue waits. */
const SETUP_CODES = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])
/** TLS errors of Node that come through the socket. */
const ENCRYPTION_CODE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|^EPROTO$/
const LOGIN_RESPONSES = new Set([530, 534, 535, 538])
/** Commands about one mail: only here does a 5xx end it. Earlier, the server refuses us. */
const MAIL_COMMAND = /^(MAIL|RCPT|DATA|BDAT)/

/**
 * A permanent answer about the mail itself ends it; problems of login or encryption pause the queue;
 * everything else is retried, lost connections above all: after the final dot nobody knows whether the mail
 * was accepted, and its Message-ID stays the same.
 */
export function classifyOutcome(failure: DeliveryFailure): Verdict {
  const { code = '', responseCode = 0, command = '', originalCode = code } = failure
  if (SETUP_CODES.has(code) || ENCRYPTION_CODE.test(originalCode)) return 'pause'
  if (LOGIN_RESPONSES.has(responseCode)) return 'pause'
  const isPermanent = responseCode >= 500 && responseCode < 600
  if (isPermanent && MAIL_COMMAND.test(command)) return 'dead'
  if (code === 'EENVELOPE' && responseCode === 0) return 'dead' // the client itself cannot write this envelope
  return 'retry'
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Waits after the first failures, short because most faults are; then every six hours. */
const FIRST_WAITS_MS = [
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
]
/** RFC 5321 §4.5.4.1: give up after four to five days, but not because of the clock alone. */
const GIVE_UP_AFTER_MS = 5 * 24 * HOUR_MS
/** Spreads the retries of one outage over time. */
const JITTER = 0.1

/** When to try again, in ms since the epoch; null: five days old and often tried. `random` is in [0, 1). */
export function nextAttemptAt(
  attempts: number,
  createdAt: number,
  now: number,
  random: number,
): number | null {
  if (now - createdAt >= GIVE_UP_AFTER_MS && attempts > FIRST_WAITS_MS.length) return null
  const wait = FIRST_WAITS_MS[attempts - 1] ?? LATER_WAIT_MS
  return now + Math.round(wait * (1 + JITTER * (2 * random - 1)))
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
