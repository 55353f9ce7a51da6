import { expect, test, vi } from 'vitest'

import { createLane } from './outbox-worker.ts'

/** How often an idle lane polls: the longest delay of a retry. */
const POLL_MS = 5_000
/** How long it waits after the store failed. */
const AFTER_FAILURE_MS = 1_000

test('an idle lane looks every five seconds and whenever it is woken, and not in between', async () => {
  vi.useFakeTimers()
  try {
    let looks = 0
    const lane = createLane(
      () => {
        looks += 1
        return Promise.resolve(false)
      },
      () => undefined,
    )
    lane.start()
    await vi.advanceTimersByTimeAsync(POLL_MS - 1)
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(looks).toBe(2)
    lane.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(looks).toBe(3)
    await lane.stop()
    lane.wake()
    await vi.advanceTimersByTimeAsync(10 * POLL_MS)
    expect(looks).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

test('a lane does not rest while there is work, and sleeps through no wake', async () => {
  vi.useFakeTimers()
  try {
    const steps = [true, true, 'woken', false] as const
    let looks = 0
    const lane = createLane(
      () => {
        const step = steps[looks]
        looks += 1
        if (step === 'woken') lane.wake()
        return Promise.resolve(step === true)
      },
      () => undefined,
    )
    lane.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(looks).toBe(steps.length)
    await lane.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('a lane that is stopped in the middle of a step does not rest after it', async () => {
  vi.useFakeTimers()
  try {
    const { promise: step, resolve: endStep } = Promise.withResolvers<boolean>()
    const lane = createLane(
      () => step,
      () => undefined,
    )
    lane.start()
    const stopped = lane.stop()
    endStep(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    await stopped
  } finally {
    vi.useRealTimers()
  }
})

test('what a step throws is told, and the lane goes on until it is stopped', async () => {
  const told: unknown[] = []
  const failure = new Error('full')
  let hasPaused = false
  const { promise: isTold, resolve } = Promise.withResolvers<undefined>()
  const lane = createLane(
    () => Promise.reject(failure),
    (error) => {
      told.push(error)
      setTimeout(() => (hasPaused = true), AFTER_FAILURE_MS - 100)
      resolve(undefined)
    },
  )
  lane.start()
  await isTold
  await lane.stop()
  expect(hasPaused).toBe(false) // stopping ends the pause after a failure
  expect(told[0]).toBe(failure)
})
