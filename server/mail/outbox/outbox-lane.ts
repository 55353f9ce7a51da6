import { setTimeout as pause } from 'node:timers/promises'

/** How often an idle lane polls for due retries. */
const POLL_MS = 5_000
/** Pause after the store failed. */
const AFTER_FAILURE_MS = 1_000

/** A loop that does one thing at a time. */
export interface Lane {
  start: () => void
  wake: () => void
  /** Works until nothing is left. */
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
