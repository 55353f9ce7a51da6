import { expect, test, vi } from 'vitest'

import { collectLog } from '../../test-app.ts'
import { createLane } from './outbox-worker.ts'
import { aMail, aWorker, startTestOutbox } from './test-outbox.ts'

/** How often an idle lane polls: the longest delay of a retry. */
const POLL_MS = 5_000
const AFTER_FAILURE_MS = 1_000

test('an idle lane looks every five seconds and whenever it is woken, and not in between', async () => {
  vi.useFakeTimers()
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
})

test('a lane does not rest while there is work, and sleeps through no wake', async () => {
  vi.useFakeTimers()
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
})

test('a lane that is stopped in the middle of a step does not rest after it', async () => {
  vi.useFakeTimers()
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

const HOUR = 60 * 60_000

test('what is done every hour is done at the start and every hour, whether it fails or not, until the stop', async () => {
  vi.useFakeTimers()
  let times = 0
  const { lines, log } = collectLog('error')
  const housekeeping = () => {
    times += 1
    return Promise.reject(new Error('the broom is broken'))
  }
  const write = () => Promise.resolve(null as never)
  const worker = aWorker(write, () => Promise.resolve(), { log, housekeeping })
  await worker.start()
  await vi.advanceTimersByTimeAsync(HOUR - 1)
  expect(times).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(times).toBe(2)
  expect(lines.filter((line) => line.includes('the broom is broken'))).toHaveLength(2)
  await worker.stop()
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(times).toBe(2)
})

const refusal = (responseCode: number) =>
  Object.assign(new Error('refused'), { responseCode, code: 'EENVELOPE', command: 'RCPT TO' })
const outcomes: [what: string, send: () => Promise<void>, level: number, message: string, error: boolean][] =
  [
    ['sent', () => Promise.resolve(), 30, 'mail sent', false],
    ['refused for now', () => Promise.reject(refusal(450)), 40, 'mail will be tried again', true],
    [
      'refused for good',
      () => Promise.reject(refusal(550)),
      50,
      'mail is dead: it was refused for good or is too old',
      true,
    ],
  ]

test.each(outcomes)('of a mail %s the log says which and why', async (_, send, level, msg, hasError) => {
  const { lines, log } = collectLog('info')
  await using outbox = await startTestOutbox({ send, close: () => undefined })
  await outbox.queue(aMail())
  const [mail] = await outbox.rows()
  await outbox.startWorker('told', undefined, log).deliverDue()
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level, msg, mail: mail?.id }])
  expect(lines[0]?.includes('"error"')).toBe(hasError)
})
