import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, inject, vi } from 'vitest'

import {
  hasDovecot,
  startCuttableWay,
  startTestDovecot,
  type TestDovecot,
} from '../../mail/inbox/test-dovecot.ts'
import { startTestSmtpServer } from '../../mail/outbox/test-smtp-server.ts'
import { FAULT_PATIENCE_MS, isFullRun, times } from './fault-run.ts'
import { type FaultStore, checkIntegrity, test } from './fault-store.ts'

const MAILS = times(30, 10_000)
const KILLS = times(1, 100)
const CUTS = times(1, 100)
const RESTARTS = times(1, 5)
vi.setConfig({ testTimeout: 2 * FAULT_PATIENCE_MS }) // three starts of the server, and the reader's own waits

const LEAST_A_SECOND = 50
/** Of a hundred pages meanwhile, so long waits the slowest but one. */
const LONGEST_PAGE_MS = 50
const LOOK_MS = 20

/** Mails out of the blue, each from somebody else: each begins a ticket. */
const aRawMail = (place: number) =>
  [
    `From: Visitor ${place} <visitor-${place}@firma.example>`,
    'To: support@agency.example',
    `Subject: Question ${place}`,
    `Message-ID: <${place}@firma.example>`,
    'Date: Mon, 2 Mar 2026 10:00:00 +0000',
    '',
    `Hello, I have question ${place} about our site.`,
    '',
  ].join('\r\n')

const settingsFor = (url: URL) => ({
  IMAP_URL: url.href,
  STAFF: 'anna@agency.example',
  MAIL_FROM: 'no-reply@agency.example',
  SUPPORT_MAILBOX: 'support@agency.example',
  ACKNOWLEDGEMENTS_AN_HOUR: '1',
})

/** Resolves once so many mails were taken in. */
async function untilHandled(dovecot: TestDovecot, count: number, lookMs = LOOK_MS): Promise<void> {
  while (dovecot.count('Handled') < count) await delay(lookMs)
}

async function waitOf(page: URL): Promise<number> {
  const begun = performance.now()
  await fetch(page).then((answer) => answer.arrayBuffer())
  return performance.now() - begun
}

/** Every mail is one message of one conversation, and nothing else came of it. */
async function expectEachOnce(store: FaultStore, dovecot: TestDovecot, count: number): Promise<void> {
  await using db = (await store.open()).db
  const rows = await db
    .selectFrom('incoming_mail')
    .select(['message_id', 'outcome', 'conversation_id'])
    .execute()
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['message']))
  expect(rows.map(({ message_id }) => message_id).toSorted()).toEqual(
    Array.from({ length: count }, (_, place) => `<${place}@firma.example>`).toSorted(),
  )
  expect(new Set(rows.map(({ conversation_id }) => conversation_id)).size).toBe(count)
  const messages = await db.selectFrom('message').select('mail_id').where('way', '=', 'mail').execute()
  expect(messages.map(({ mail_id }) => mail_id).toSorted()).toEqual(
    rows.map(({ message_id }) => message_id).toSorted(),
  )
  expect(await checkIntegrity(db)).toBe('ok')
  expect([dovecot.count('INBOX'), dovecot.count('Handled'), dovecot.count('Unreadable')]).toEqual([
    0,
    count,
    0,
  ])
}

describe.skipIf(!hasDovecot)('mails that come in', () => {
  test('whatever is killed, cut or started anew meanwhile, each becomes one message', async ({ store }) => {
    await using dovecot = await startTestDovecot()
    await using way = await startCuttableWay(dovecot.port)
    dovecot.deliver(Array.from({ length: MAILS }, (_, place) => aRawMail(place)))
    const env = settingsFor(dovecot.url(way.port))
    await using processes = new AsyncDisposableStack()
    let server = store.start(env)
    processes.defer(() => server[Symbol.asyncDispose]())
    if (inject('postgresUrl') !== undefined) processes.use(await store.startOther(env)) // it stands by
    const faults = [
      ...Array.from({ length: KILLS }, () => 'kill' as const),
      ...Array.from({ length: CUTS }, () => 'cut' as const),
      ...Array.from({ length: RESTARTS }, () => 'restart' as const),
    ].toSorted(() => randomInt(3) - 1)
    const between = Math.floor(MAILS / (faults.length + 1))
    for (const fault of faults) {
      const left = MAILS - dovecot.count('Handled')
      await untilHandled(dovecot, dovecot.count('Handled') + Math.min(randomInt(1, between + 1), left))
      if (fault === 'cut') way.cut()
      else if (fault === 'restart') {
        await dovecot.stop()
        await dovecot.start()
      } else {
        server.kill('SIGKILL')
        await server.exited
        server = store.start(env)
      }
    }
    await untilHandled(dovecot, MAILS)
    await server.address()
    server.kill('SIGTERM')
    expect(await server.exited).toMatchObject({ code: 0, errors: '' })
    await expectEachOnce(store, dovecot, MAILS)
  })

  test('undisturbed, fifty mails a second are taken in once, and pages are answered', async ({ store }) => {
    const count = times(50, 10_000)
    await using dovecot = await startTestDovecot()
    await using smtp = await startTestSmtpServer()
    dovecot.deliver(Array.from({ length: count }, (_, place) => aRawMail(place)))
    await using server = store.start({ ...settingsFor(dovecot.url()), SMTP_URL: smtp.url.href })
    const page = new URL('/en', await server.address())
    const begun = performance.now()
    const pages: Promise<number>[] = []
    await untilHandled(dovecot, count / 10) // the first mails load what reads and writes them
    const visitors = setInterval(() => pages.push(waitOf(page)), LOOK_MS)
    await untilHandled(dovecot, count, 10 * LOOK_MS) // to count ten thousand files delays the visitors
    clearInterval(visitors)
    const perSecond = (count / (performance.now() - begun)) * 1_000
    const waits = (await Promise.all(pages)).toSorted((one, other) => one - other)
    const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0
    process.stderr.write(`${perSecond.toFixed(1)} mails a second, pages meanwhile p99 ${p99.toFixed(1)} ms\n`)
    if (isFullRun) expect(perSecond).toBeGreaterThanOrEqual(LEAST_A_SECOND)
    if (isFullRun) expect(p99).toBeLessThanOrEqual(LONGEST_PAGE_MS)
    server.kill('SIGTERM')
    expect(await server.exited).toMatchObject({ code: 0, errors: '' })
    await expectEachOnce(store, dovecot, count)
  })
})
