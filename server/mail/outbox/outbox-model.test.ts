import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { expect, inject, test } from 'vitest'

import { FAULT_PATIENCE_MS, times } from '../../operations/faults/fault-run.ts'
import { claimMail, releaseClaims } from './outbox-rows.ts'
import { aMail, startTestOutbox } from './test-outbox.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'

const HOUR_MS = 60 * 60 * 1_000
const LEASE_MS = 120_000

type Answer = 'taken' | 'later' | 'never' | 'login' | 'lost'
const ANSWERS: readonly Answer[] = ['taken', 'later', 'never', 'login', 'lost']

type Step =
  | { do: 'queue'; priority: number }
  | { do: 'deliver'; answers: Answer[] }
  | { do: 'crash' }
  | { do: 'restart' }
  | { do: 'advance'; ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('queue' as const), priority: fc.integer({ min: 0, max: 1 }) }),
  fc.record({
    do: fc.constant('deliver' as const),
    answers: fc.array(fc.constantFrom(...ANSWERS), { maxLength: 6 }),
  }),
  fc.constant({ do: 'crash' as const }),
  fc.constant({ do: 'restart' as const }),
  fc.record({
    do: fc.constant('advance' as const),
    ms: fc.constantFrom(1_000, 20_000, LEASE_MS + 1, HOUR_MS, 30 * HOUR_MS),
  }),
)

const FAILURES = {
  later: { responseCode: 450, command: 'RCPT TO' },
  never: { responseCode: 550, command: 'RCPT TO' },
  login: { code: 'EAUTH', responseCode: 535 },
  lost: { code: 'ECONNECTION', command: 'CONN' },
} as const

function modelServer() {
  const model = { answers: [] as Answer[], taken: new Map<string, Set<string>>(), refused: new Set<string>() }
  const underWay = new Set<string>()
  async function send(mail: OutgoingMail): Promise<void> {
    expect(underWay.has(mail.id), 'one mail sent twice at once').toBe(false)
    underWay.add(mail.id)
    await new Promise((resolve) => setImmediate(resolve))
    underWay.delete(mail.id)
    const answer = model.answers.shift() ?? 'taken'
    if (answer === 'taken' || answer === 'lost') {
      model.taken.set(mail.id, (model.taken.get(mail.id) ?? new Set()).add(mail.message_id))
    }
    if (answer === 'never') model.refused.add(mail.id)
    if (answer !== 'taken') throw Object.assign(new Error(answer), FAILURES[answer])
  }
  return { model, transport: { send, close: () => undefined } }
}

test(
  'whatever happens in whatever order, no mail is lost, sent again once sent, or sent twice at once',
  { timeout: FAULT_PATIENCE_MS },
  async () => {
    const sequences = times(inject('postgresUrl') === undefined ? 80 : 25, 2_000)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { model, transport } = modelServer()
        await using outbox = await startTestOutbox(transport)
        const workers = [outbox.worker, outbox.startWorker('second')]
        const deliver = () => Promise.all(workers.map((worker) => worker.deliverDue()))
        const before = new Map<string, { state: string; attempts: number }>()
        let queued = 0
        let elapsed = 0

        for (const current of steps) {
          if (current.do === 'queue') {
            await outbox.queue(
              aMail({ priority: current.priority, recipient: `${randomUUID()}@example.com` }),
            )
            queued += 1
          } else if (current.do === 'deliver') {
            model.answers = [...current.answers]
            await deliver()
          } else if (current.do === 'crash') {
            const now = outbox.now()
            await outbox.db
              .transaction()
              .execute((trx) =>
                claimMail(
                  trx,
                  { owner: 'dead', now, begin: now, until: new Date(now.getTime() + LEASE_MS), underWay: [] },
                  1,
                ),
              )
          } else if (current.do === 'restart') {
            await releaseClaims(outbox.db, null)
          } else {
            outbox.advance(current.ms)
            elapsed += current.ms
          }
          const rows = await outbox.rows()
          expect(rows).toHaveLength(queued)
          for (const row of rows) {
            const earlier = before.get(row.id)
            if (earlier?.state === 'sent' || earlier?.state === 'dead') expect(row.state).toBe(earlier.state)
            expect(row.attempts).toBeGreaterThanOrEqual(earlier?.attempts ?? 0)
            if (row.state === 'sent') expect(model.taken.has(row.id)).toBe(true)
            if (row.state === 'dead')
              expect(model.refused.has(row.id) || elapsed >= 5 * 24 * HOUR_MS).toBe(true)
            before.set(row.id, row)
          }
        }

        model.answers = []
        outbox.advance(7 * HOUR_MS) // after every lease, pause and wait
        await deliver()
        for (const row of await outbox.rows()) {
          expect(['sent', 'dead']).toContain(row.state)
          expect(model.taken.get(row.id)?.size ?? 0, 'copies share one Message-ID').toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: sequences },
    )
  },
)
