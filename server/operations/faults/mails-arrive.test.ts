import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'

import { startScriptedSmtp } from '../../mail/outbox/test-scripted-smtp.ts'
import { startTestSmtpServer } from '../../mail/outbox/test-smtp-server.ts'
import { msUntilSent, takeFaultStore, type FaultStore, NOTHING_LOST, readKept } from './fault-store.ts'
import { isFullRun, times } from './fault-run.ts'
import { post, sendVisitors, type Acknowledged } from './requests.ts'

/** A mail takes longer than an answer: fewer answers, so that the end is not all waiting. */
const MOST_ANSWERS = 60
const VISITORS = isFullRun ? 50 : 10
/** Mails one process sends in parallel: so many may be sent twice after a kill. */
const LANES = 3

test('kill -9 again and again while mails go out: every mail arrives, and a second copy is known by its Message-ID', async () => {
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
  expect(await readKept(store, acknowledged)).toMatchObject(NOTHING_LOST) // each record has its staff mail, so it was sent
  const arrived = smtp.received.map(({ headers }) => headers.get('message-id') ?? 'none')
  expect(new Set(arrived)).toEqual(new Set(sent))
  expect(arrived.length - sent.length).toBeLessThanOrEqual(kills * LANES)
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

test('a mail whose sender was killed is sent by its next start within five seconds, under the same Message-ID', async () => {
  const kills = times(1, 50)
  await using smtp = await startScriptedSmtp()
  await using store = await takeFaultStore()
  for (let kill = 1; kill <= kills; kill += 1) {
    await using sending = store.start({ SMTP_URL: urlOf(smtp) })
    await killWhileSending(sending, smtp, `Visitor ${kill}`)
    await using restarted = store.start({ SMTP_URL: urlOf(smtp) })
    await restarted.address()
    expect(await msUntilSent(store)).toBeLessThanOrEqual(RESTARTED_LIMIT_MS)
    restarted.kill('SIGKILL')
    await restarted.exited
  }
  expect(smtp.taken).toHaveLength(2 * MAILS * kills)
  expect(new Set(smtp.taken).size).toBe(MAILS * kills)
})

// The wait is real. `npm test` tests leases with a clock of its own: outbox-model.test.ts.
test.runIf(isFullRun && inject('postgresUrl') !== undefined)(
  'a mail whose sender was killed for good is sent by another process within 150 seconds',
  async () => {
    await using smtp = await startScriptedSmtp()
    await using store = await takeFaultStore()
    await using dying = store.start({ SMTP_URL: urlOf(smtp) })
    await killWhileSending(dying, smtp, 'Visitor')
    await using living = await store.startOther({ SMTP_URL: urlOf(smtp) })
    await living.address()
    expect(await msUntilSent(store)).toBeLessThanOrEqual(OTHERS_LIMIT_MS)
    expect(new Set(smtp.taken).size).toBe(MAILS)
  },
)
