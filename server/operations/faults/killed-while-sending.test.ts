import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { startTestSmtpServer } from '../../mail/outbox/test-smtp-server.ts'
import { takeFaultStore, type FaultStore } from './fault-store.ts'
import { FAULT_PATIENCE_MS, figure, isFullRun, saw, times } from './fault-run.ts'
import { NOTHING_LOST, readKept } from './kept.ts'
import { sendVisitors, type Acknowledged } from './visitors.ts'

/** A mail takes longer than an answer: fewer answers, so that the end is not all waiting. */
const MOST_ANSWERS = 60
const VISITORS = isFullRun ? 50 : 10
/** Mails one process sends in parallel: so many may be sent twice after a kill. */
const LANES = 3
const LOOK_MS = 100

/** Waits until every mail is sent, and returns their Message-IDs. */
async function sentMails(store: FaultStore): Promise<string[]> {
  const { db } = await store.open()
  const mails = () => db.selectFrom('outbox').select('message_id')
  while ((await mails().where('state', '!=', 'sent').limit(1).execute()).length > 0) await delay(LOOK_MS)
  const rows = await mails().execute()
  await db.destroy()
  return rows.map((row) => row.message_id)
}

test(
  'kill -9 again and again while mails go out: every mail arrives, and a second copy is known by its Message-ID',
  { timeout: FAULT_PATIENCE_MS },
  async (context) => {
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
    const sent = await sentMails(store)
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
  },
)
