import { expect, test, vi } from 'vitest'

import { createLogger } from '../../log.ts'
import { createOutboxWorker, type WorkerEffects } from './outbox-worker.ts'
import { aMail, startTestOutbox } from './test-outbox.ts'

const HOUR = 60 * 60_000

/** A worker on an empty outbox, and how often it looked. */
function idleWorker(differences: Partial<WorkerEffects>) {
  const state = { looks: 0 }
  const worker = createOutboxWorker({
    write: () => {
      state.looks += 1
      return Promise.resolve(null as never)
    },
    transport: { send: () => Promise.resolve(), close: () => undefined },
    filesOf: () => Promise.resolve([]),
    now: () => new Date(),
    clock: null,
    random: () => 0.5,
    owner: 'first',
    log: createLogger('silent'),
    ...differences,
  })
  return { worker, state }
}

test('what is done every hour is done at the start and every hour, whether it fails or not, until the stop', async () => {
  vi.useFakeTimers()
  try {
    let times = 0
    const lines: string[] = []
    const { worker } = idleWorker({
      log: createLogger('error', { write: (line) => void lines.push(line) }),
      housekeeping: () => {
        times += 1
        return Promise.reject(new Error('the broom is broken'))
      },
    })
    await worker.start()
    await vi.advanceTimersByTimeAsync(HOUR - 1)
    expect(times).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(times).toBe(2)
    expect(lines.filter((line) => line.includes('the broom is broken'))).toHaveLength(2)
    await worker.stop()
    await vi.advanceTimersByTimeAsync(2 * HOUR)
    expect(times).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a worker that is woken looks at once', async () => {
  vi.useFakeTimers()
  try {
    const { worker, state } = idleWorker({})
    await worker.start()
    await vi.advanceTimersByTimeAsync(0)
    const before = state.looks
    worker.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(state.looks).toBeGreaterThan(before)
    await worker.stop()
  } finally {
    vi.useRealTimers()
  }
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

test.each(outcomes)(
  'the log says of a mail that was %s which it is and why',
  async (_, send, level, msg, hasError) => {
    const lines: string[] = []
    const log = createLogger('info', { write: (line) => void lines.push(line) })
    await using outbox = await startTestOutbox({ send, close: () => undefined })
    await outbox.queue(aMail())
    const [mail] = await outbox.rows()
    await outbox.startWorker('told', undefined, log).deliverDue()
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level, msg, mail: mail?.id }])
    expect(lines[0]?.includes('"error"')).toBe(hasError)
  },
)
