import { expect, test } from 'vitest'

import { claimMail } from './outbox-rows.ts'
import { aMail, startTestOutbox } from './test-outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LEASE = 2 * MINUTE
const YEAR = 365 * 24 * HOUR

/** A transport that counts its mails and, where asked, hangs until it is released. */
function countingTransport() {
  const { promise: released, resolve } = Promise.withResolvers<undefined>()
  const state = { sent: [] as string[], isHanging: false }
  return {
    state,
    release: () => resolve(undefined),
    async send({ message_id }: { message_id: string }) {
      state.sent.push(message_id)
      if (state.isHanging) await released
    },
    close: () => undefined,
  }
}

test('a clock that jumps while a mail is under way does not send it twice', async () => {
  const transport = countingTransport()
  transport.state.isHanging = true
  await using outbox = await startTestOutbox(transport)
  await outbox.queue(aMail())
  const first = outbox.worker.deliverDue()
  await expect.poll(() => transport.state.sent).toHaveLength(1)
  outbox.advance(HOUR)
  transport.state.isHanging = false
  await outbox.queue(aMail({ kind: 'later' }))
  const second = outbox.worker.deliverDue() // other lanes look while the first still sends
  await expect.poll(() => new Set(transport.state.sent).size).toBe(2)
  transport.release()
  await Promise.all([first, second])
  expect(transport.state.sent).toHaveLength(2)
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', attempts: 1 }, { state: 'sent' }])
})

test('a mail queued while the clock ran ahead goes out once it is set right', async () => {
  const transport = countingTransport()
  await using outbox = await startTestOutbox(transport)
  outbox.advance(YEAR)
  await outbox.queue(aMail())
  outbox.advance(-YEAR)
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([{ state: 'sent' }])
})

test('a claim made while the clock ran ahead is free once it is set right', async () => {
  const transport = countingTransport()
  await using outbox = await startTestOutbox(transport)
  await outbox.queue(aMail())
  const lease = { state: 'sending', lease_owner: 'dead', lease_until: '2027-03-02T10:02:00.000Z' } as const
  await outbox.db.updateTable('outbox').set(lease).execute()
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([{ state: 'sent' }])
})

test.each([
  [MINUTE, 'sending'],
  [MINUTE + 1, 'sent'],
])('a claim that ends %i ms after one made now is %s: workers’ clocks differ', async (ms, state) => {
  await using outbox = await startTestOutbox(countingTransport())
  await outbox.queue(aMail())
  const until = new Date(outbox.now().getTime() + LEASE + ms).toISOString()
  await outbox.db
    .updateTable('outbox')
    .set({ state: 'sending', lease_owner: 'another', lease_until: until })
    .execute()
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([{ state }])
})

test('a mail a process has tried is freed like any other when its next owner dies', async () => {
  let isAway = true
  await using outbox = await startTestOutbox({
    send: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()),
    close: () => undefined,
  })
  await outbox.queue(aMail())
  await outbox.worker.deliverDue()
  isAway = false
  outbox.advance(MINUTE)
  const now = outbox.now()
  const lease = { owner: 'dead', now, begin: now, until: new Date(now.getTime() + LEASE), underWay: [] }
  expect(await outbox.write((trx) => claimMail(trx, lease, 1))).not.toBeNull()
  outbox.advance(LEASE + 1)
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([{ state: 'sent' }])
})

test('a pause made while the clock ran ahead is over once it is set right', async () => {
  const transport = countingTransport()
  const state = { refuses: true }
  await using outbox = await startTestOutbox({
    async send(mail) {
      if (state.refuses) throw Object.assign(new Error('no'), { code: 'EAUTH' })
      await transport.send(mail)
    },
    close: () => undefined,
  })
  await outbox.queue(aMail())
  outbox.advance(YEAR)
  await outbox.worker.deliverDue()
  outbox.advance(-YEAR)
  state.refuses = false
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([{ state: 'sent' }])
})

test('a sent mail that cannot be settled is sent once, and the store is not asked in a hurry', async () => {
  const transport = countingTransport()
  let isBroken = false
  let refusals = 0
  await using outbox = await startTestOutbox(transport, (write) => {
    return (work) => {
      if (isBroken && transport.state.sent.length > 0) {
        refusals += 1
        return Promise.reject(new Error('disk full'))
      }
      return write(work)
    }
  })
  await outbox.queue(aMail())
  isBroken = true
  await outbox.worker.start()
  await expect.poll(() => refusals).toBeGreaterThan(0)
  outbox.advance(HOUR) // the lease has expired
  for (let wake = 0; wake < 200; wake += 1) {
    outbox.worker.wake()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(refusals).toBeLessThan(20) // one by the lane that retries, a few by the two that poll
  isBroken = false
  await expect.poll(async () => (await outbox.rows())[0]?.state, { timeout: 5_000 }).toBe('sent')
  expect(transport.state.sent).toHaveLength(1)
})

test('a mail that was sent but not settled before a crash goes again under the same Message-ID', async () => {
  const transport = countingTransport()
  let isBroken = false
  await using outbox = await startTestOutbox(transport, (write) => {
    return (work) =>
      isBroken && transport.state.sent.length > 0 ? Promise.reject(new Error('full')) : write(work)
  })
  await outbox.queue(aMail())
  isBroken = true
  await outbox.worker.start()
  await expect.poll(() => transport.state.sent).toHaveLength(1)
  await outbox.worker.stop() // it stops before it could record the mail as sent
  isBroken = false
  const next = outbox.startWorker('next')
  await next.start()
  await expect.poll(async () => (await outbox.rows())[0]?.state).toBe('sent')
  await next.stop()
  expect(transport.state.sent).toHaveLength(2)
  expect(new Set(transport.state.sent).size).toBe(1)
})
