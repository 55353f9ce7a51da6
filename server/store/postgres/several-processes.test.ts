import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { messages } from '#content/messages/messages.ts'

import { samples } from '../../features/conversation/attachments/content/test-content.ts'
import { NETWORK_QUOTA } from '../../features/conversation/attachments/network-quota.ts'
import { keptFiles, postFile } from '../../features/conversation/attachments/test-uploads.ts'
import type { OutgoingMail } from '../../mail/outgoing-mail.ts'
import { createReaderLease } from '../../mail/inbox/reader-lease.ts'
import { queueMail } from '../../mail/outbox/outbox-rows.ts'
import { aMail, aWorker } from '../../mail/outbox/test-outbox.ts'
import { readSettings } from '../../settings.ts'
import { aContactRequest, aTicket, secretIn } from '../../test-posts.ts'
import { fixture, openTestDatabase, startTestApp, test as baseTest } from '../../test-app.ts'
import type { Store, Write } from '../store.ts'

type Options = Parameters<typeof startTestApp>[0]

async function startTwoApps(options: Options = {}) {
  const one = await startTestApp(options)
  const { databaseUrl } = one
  const other = await startTestApp({
    ...options,
    ...(databaseUrl === null ? {} : { sharedUrl: databaseUrl }),
  })
  return {
    one,
    apps: [one, other] as const,
    async [Symbol.asyncDispose]() {
      await other[Symbol.asyncDispose]()
      await one[Symbol.asyncDispose]()
    },
  }
}

const test = baseTest.extend('servers', fixture(startTwoApps))

test('a copy whose first still runs on another server is answered 409, and the first is kept', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const { promise: started, resolve: start } = Promise.withResolvers<undefined>()
  await using servers = await startTwoApps()
  const { databaseUrl } = servers.one
  await using slow = await startTestApp({
    ...(databaseUrl === null ? {} : { sharedUrl: databaseUrl }),
    aroundWrite:
      (write): Write =>
      (work) =>
        write(async (trx) => {
          const result = await work(trx)
          start(undefined)
          await released
          return result
        }),
  })
  const key = { 'idempotency-key': randomUUID() }
  const first = slow.postContact(aContactRequest(), key)
  await started
  const copy = await servers.one.postContact(aContactRequest(), key)
  expect(copy.statusCode).toBe(409)
  expect(copy.json()).toMatchObject({ message: messages.en.problems.stillRunning })
  release(undefined)
  expect((await first).statusCode).toBe(201)
  expect(await servers.one.contactRequests()).toHaveLength(1)
})

test('a number that two servers draw at once goes to one ticket; the other gets the next', async () => {
  let draws = 0 // each number comes four times
  await using servers = await startTwoApps({ randomBelow: (limit) => Math.floor(draws++ / 24) % limit })
  const answers = await Promise.all(servers.apps.map((app) => app.postTicket(aTicket())))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  const numbers = (await servers.one.tickets()).map(({ number }) => number)
  expect(new Set(numbers).size).toBe(2)
})

test('no address gets more acknowledgements a day because it asks at two servers', async ({ servers }) => {
  const tickets = Array.from({ length: 20 }, (_, index) =>
    servers.apps[index % 2 === 0 ? 0 : 1].postTicket(aTicket({ customerEmail: 'mari@firma.example' })),
  )
  for (const { statusCode } of await Promise.all(tickets)) expect(statusCode).toBe(201)
  const mails = await servers.one.mails()
  expect(mails.filter(({ recipient }) => recipient === 'mari@firma.example')).toHaveLength(3)
  expect(mails).toHaveLength(23)
})

test('a ticket that is solved at two servers at once is solved once', async ({ servers }) => {
  await servers.one.postTicket(aTicket())
  const confirmation = (await servers.one.mails()).find(({ kind }) => kind === 'ticket-confirmation')
  const secret = secretIn(confirmation)
  const solving = Array.from({ length: 8 }, (_, index) =>
    servers.apps[index % 2 === 0 ? 0 : 1].postJson('/api/ticket-solved', { secret }),
  )
  for (const { statusCode } of await Promise.all(solving)) expect(statusCode).toBe(200)
  const events = await servers.one.db.selectFrom('message').select('type').execute()
  expect(events.map(({ type }) => type).sort()).toEqual(['created', 'solved-by-customer'])
})

test('the quota of a network holds when its files arrive at two servers', async ({ servers }) => {
  const part = { content: samples['text/plain'] }
  await postFile(servers.one.app, part)
  const [first] = (await keptFiles(servers.one.db)).files
  if (first === undefined) throw new Error('The first file was not kept')
  const known = Array.from({ length: NETWORK_QUOTA.files - 4 }, (_, index) => ({ ...first, id: `${index}` }))
  await servers.one.db.insertInto('attachment').values(known).execute()
  const sending = Array.from({ length: 10 }, (_, index) =>
    postFile(servers.apps[index % 2 === 0 ? 0 : 1].app, part),
  )
  const answers = (await Promise.all(sending)).map(({ statusCode }) => statusCode)
  expect(answers.filter((status) => status === 201)).toHaveLength(3)
  expect(answers.filter((status) => status === 429)).toHaveLength(7)
})

test('the first files of a day, at two servers at once, are counted under one key', async ({ servers }) => {
  const part = { content: samples['text/plain'] }
  const sending = servers.apps.flatMap(({ app }) => [postFile(app, part), postFile(app, part)])
  for (const { statusCode } of await Promise.all(sending)) expect(statusCode).toBe(201)
  expect(new Set((await keptFiles(servers.one.db)).files.map(({ network }) => network)).size).toBe(1)
})

test('the limit of a network holds when its posts arrive at two servers, and both know of it', async () => {
  const settings = readSettings({ MAIL_FROM: 'no-reply@agency.example' })
  await using servers = await startTwoApps({ settings })
  const send = (index: number) =>
    servers.apps[index % 2 === 0 ? 0 : 1].postContact(aContactRequest({ email: `v${index}@firma.example` }))
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => send(index)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
  expect(await servers.one.contactRequests()).toHaveLength(10)
  const rows = await servers.one.db.selectFrom('counted_post').select('subject').execute()
  const subjects = new Set(rows.map(({ subject }) => subject))
  expect(subjects.size, 'a network, ten mailboxes and the site: all under one key').toBe(12)
  for (const index of [30, 31]) {
    const { statusCode, headers } = await send(index)
    expect([statusCode, headers['retry-after']]).toEqual([429, '600'])
  }
})

/** The worker of another process, whose clock may be wrong. */
function startWorker(store: Store, owner: string, send: (mail: OutgoingMail) => Promise<void>, skewMs = 0) {
  const { write, clock } = store
  return aWorker(write, send, { clock, owner, now: () => new Date(Date.now() + skewMs) })
}

async function queueMails(store: Store, count: number): Promise<void> {
  const identity = { sender: { name: 'Agency', address: 'no-reply@agency.example' } }
  const effects = { now: () => new Date(Date.now() - 1_000), newId: randomUUID, identity }
  await store.write(async (trx) => {
    for (let mail = 0; mail < count; mail += 1)
      await queueMail(trx, aMail({ priority: mail % 2 }), randomUUID(), effects)
  })
}

test('four workers of four processes send a thousand mails once each', async ({ store: first }) => {
  await using second = await openTestDatabase(first.databaseUrl ?? undefined)
  for (let batch = 0; batch < 5; batch += 1) await queueMails(first, 200)
  const sent: string[] = []
  const send = ({ message_id }: OutgoingMail) => Promise.resolve(void sent.push(message_id))
  const workers = [first, second, first, second].map((store, index) => startWorker(store, `${index}`, send))
  await Promise.all(workers.map((worker) => worker.deliverDue()))
  expect(sent).toHaveLength(1_000)
  expect(new Set(sent).size).toBe(1_000)
  const rows = await first.db.selectFrom('outbox').select(['state', 'attempts']).execute()
  for (const row of rows) expect(row).toEqual({ state: 'sent', attempts: 1 })
}, 60_000)

test('a process whose clock runs ahead takes no mail another is sending', async ({ store }) => {
  await queueMails(store, 1)
  const { promise: sending, resolve: begin } = Promise.withResolvers<undefined>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<undefined>()
  const sent: string[] = []
  const first = startWorker(store, 'first', async () => {
    sent.push('first')
    begin(undefined)
    await finished
  })
  const delivery = first.deliverDue()
  await sending
  for (const [name, skewMs] of [
    ['ahead', 600_000],
    ['behind', -600_000],
  ] as const)
    await startWorker(store, name, () => Promise.resolve(void sent.push(name)), skewMs).deliverDue()
  finish(undefined)
  await delivery
  expect(sent).toEqual(['first'])
})

test('a restarted process frees what it had claimed, and nothing of the others', async ({ store }) => {
  await queueMails(store, 2)
  const lease_until = new Date(Date.now() + 100_000).toISOString()
  const claims = await store.db.selectFrom('outbox').select('id').execute()
  for (const [index, { id }] of claims.entries()) {
    const claim = { state: 'sending', lease_owner: index === 0 ? 'mine' : 'other', lease_until } as const
    await store.db.updateTable('outbox').set(claim).where('id', '=', id).execute()
  }
  const { promise: isSent, resolve: markSent } = Promise.withResolvers<string>()
  const worker = startWorker(store, 'mine', ({ id }) => {
    markSent(id)
    return Promise.resolve()
  })
  await worker.start()
  expect(await isSent).toBe(claims[0]?.id)
  await worker.stop()
  const rows = await store.db.selectFrom('outbox').select(['state', 'lease_owner']).execute()
  expect(rows).toContainEqual({ state: 'sending', lease_owner: 'other' })
})

test('one process reads the mailbox; another goes on after its stop or its death', async ({ store: one }) => {
  await using other = await openTestDatabase(one.databaseUrl ?? undefined)
  let time = Date.now()
  const clock = () => Promise.resolve(new Date(time))
  const leaseOf = ({ write }: Store, owner: string) => createReaderLease(write, clock, owner)
  const first = leaseOf(one, 'one')
  const second = leaseOf(other, 'other')
  const taken = await Promise.all([first.hold(), second.hold()])
  expect(taken.toSorted()).toEqual([false, true])
  const [holder, waiting] = taken[0] ? [first, second] : [second, first]
  await holder.release()
  expect(await waiting.hold()).toBe(true)
  expect(await holder.hold()).toBe(false)
  time += 39_000
  expect(await holder.hold()).toBe(false)
  expect(await leaseOf(one, taken[0] ? 'other' : 'one').hold()).toBe(true) // the dead one, started anew
  time += 41_000
  expect(await holder.hold()).toBe(true)
})
