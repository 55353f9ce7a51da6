import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { expect, inject, test } from 'vitest'

import { queueMail } from '../../mail/outbox/queue-mail.ts'
import { aMail } from '../../mail/outbox/test-outbox.ts'
import { startScriptedSmtp } from '../../mail/outbox/test-scripted-smtp.ts'
import { startTestSmtpServer } from '../../mail/outbox/test-smtp-server.ts'
import { msUntilSent, takeFaultStore, type FaultStore } from './fault-store.ts'
import { figure, isFullRun, saw, times } from './fault-run.ts'
import { NOTHING_LOST, readKept } from './kept.ts'
import { post } from './requests.ts'
import { sendVisitors, type Acknowledged } from './visitors.ts'

/** A mail takes longer than an answer: fewer answers, so that the end is not all waiting. */
const MOST_ANSWERS = 60
const VISITORS = isFullRun ? 50 : 10
/** Mails one process sends in parallel: so many may be sent twice after a kill. */
const LANES = 3

test('kill -9 again and again while mails go out: every mail arrives, and a second copy is known by its Message-ID', async (context) => {
  const kills = times(2, 200)
  await using store = await takeFaultStore()
  await using smtp = await startTestSmtpServer()
  const acknowledged: Acknowledged[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await using server = store.start({ SMTP_URL: smtp.url.href })
    const visitors = sendVisitors(await server.address(), String(kill), VISITORS)
    await visitors.acknowledged(randomInt(1, isFullRun ? MOST_ANSWERS : VISITORS))
    server.kill('SIGKILL')
    await server.exited
    acknowledged.push(...(await visitors.end()).acknowledged)
  }
  await using last = store.start({ SMTP_URL: smtp.url.href })
  await last.address()
  await msUntilSent(store)
  await using db = (await store.open()).db
  const sent = (await db.selectFrom('outbox').select('message_id').execute()).map((mail) => mail.message_id)
  const kept = await readKept(store, acknowledged)
  expect(kept).toMatchObject(NOTHING_LOST) // each record has its staff mail, so it was sent
  const arrived = smtp.received.map(({ headers }) => headers.get('message-id') ?? 'none')
  expect(new Set(arrived)).toEqual(new Set(sent))
  const duplicates = arrived.length - sent.length
  expect(duplicates).toBeLessThanOrEqual(kills * LANES)
  saw(
    context,
    `${figure(kills)} kills, ${figure(acknowledged.length)} acknowledged, ${figure(sent.length)} mails: all arrived; ` +
      `${figure(duplicates)} arrived twice, each under the same Message-ID`,
  )
})

const RESTARTED_LIMIT_MS = 5_000
const OTHERS_LIMIT_MS = 150_000
const LOOK_MS = 20
/** A contact request has two, and a process sends as many at once. */
const MAILS = 2

type Smtp = Awaited<ReturnType<typeof startScriptedSmtp>>

const urlOf = (smtp: Smtp) => `smtp://agency:secret@127.0.0.1:${smtp.port}`

/** Has a server take posts, and kills it when all its mails were passed on and none was confirmed. */
async function killWhileSending(server: ReturnType<FaultStore['start']>, smtp: Smtp, name: string) {
  smtp.state.fault = { stage: 'dot', does: 'silence' }
  smtp.hangs.now = 0
  expect(await post(await server.address(), '/api/contact', name)).toMatchObject({ status: 201 })
  while (smtp.hangs.now < MAILS) await delay(LOOK_MS)
  server.kill('SIGKILL')
  await server.exited
  smtp.state.fault = null
}

test('a mail whose sender was killed is sent by its next start within five seconds, under the same Message-ID', async (context) => {
  const kills = times(1, 50)
  await using smtp = await startScriptedSmtp()
  await using store = await takeFaultStore()
  let slowestMs = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    await using sending = store.start({ SMTP_URL: urlOf(smtp) })
    await killWhileSending(sending, smtp, `Visitor ${kill}`)
    await using restarted = store.start({ SMTP_URL: urlOf(smtp) })
    await restarted.address()
    slowestMs = Math.max(slowestMs, await msUntilSent(store))
    expect(slowestMs).toBeLessThanOrEqual(RESTARTED_LIMIT_MS)
    restarted.kill('SIGKILL')
    await restarted.exited
  }
  expect(smtp.taken).toHaveLength(2 * MAILS * kills)
  expect(new Set(smtp.taken).size).toBe(MAILS * kills)
  saw(context, `${figure(kills)} kills: sent at most ${figure(slowestMs)} ms after the restart`)
})

// The wait is real. `npm test` tests leases with a clock of its own: outbox-model.test.ts.
test.runIf(isFullRun && inject('postgresUrl') !== undefined)(
  'a mail whose sender was killed for good is sent by another process within 150 seconds',
  async (context) => {
    await using smtp = await startScriptedSmtp()
    await using store = await takeFaultStore()
    await using dying = store.start({ SMTP_URL: urlOf(smtp) })
    await killWhileSending(dying, smtp, 'Visitor')
    await using living = await store.startOther({ SMTP_URL: urlOf(smtp) })
    await living.address()
    const ms = await msUntilSent(store)
    expect(ms).toBeLessThanOrEqual(OTHERS_LIMIT_MS)
    expect(new Set(smtp.taken).size).toBe(MAILS)
    saw(context, `sent by another process after ${figure(ms / 1_000)} s`)
  },
)

const MAILS_AT_ONCE = 500

async function queueMails(store: FaultStore, count: number): Promise<void> {
  const { db, write } = await store.open()
  const identity = { sender: { name: 'Agency', address: 'no-reply@agency.example' } }
  const effects = { now: () => new Date(), newId: randomUUID, identity }
  for (let begin = 0; begin < count; begin += MAILS_AT_ONCE) {
    await write(async (trx) => {
      for (let mail = begin; mail < Math.min(count, begin + MAILS_AT_ONCE); mail += 1)
        await queueMail(trx, aMail({ priority: mail % 2 }), randomUUID(), effects)
    })
  }
  await db.destroy()
}

// `npm test` has it with a thousand mails in one process: several-processes.test.ts.
test.runIf(isFullRun)(
  'ten thousand mails arrive once each, also where two processes share the work',
  async (context) => {
    const count = times(1, 10_000)
    await using store = await takeFaultStore()
    await using smtp = await startTestSmtpServer()
    await queueMails(store, count)
    const more = { SMTP_URL: smtp.url.href, LOG_LEVEL: 'warn' }
    const begun = performance.now()
    await using one = store.start(more)
    const isShared = inject('postgresUrl') !== undefined
    await using other = isShared ? await store.startOther(more) : one
    await msUntilSent(store)
    const seconds = (performance.now() - begun) / 1_000
    for (const server of new Set([one, other])) {
      server.kill('SIGTERM')
      expect(await server.exited).toMatchObject({ code: 0, errors: '' })
    }
    const arrived = smtp.received.map(({ headers }) => headers.get('message-id'))
    expect(arrived).toHaveLength(count)
    expect(new Set(arrived).size).toBe(count)
    saw(
      context,
      `${figure(count)} mails by ${isShared ? 2 : 1} process${isShared ? 'es' : ''}: ${figure(arrived.length)} deliveries, duplicates 0; ${figure(seconds)} s`,
    )
  },
)
