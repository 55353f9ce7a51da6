import { setTimeout as delay } from 'node:timers/promises'

import { expect, inject, test } from 'vitest'

import { startScriptedSmtp } from '../../mail/outbox/test-scripted-smtp.ts'
import { testFolder } from '../../test-app.ts'
import { startTestProcess } from '../../test-process.ts'
import { quietPort, takeFaultStore, type FaultStore } from './fault-store.ts'
import { FAULT_PATIENCE_MS, figure, isFullRun, saw, times } from './fault-run.ts'
import { post } from './requests.ts'

const RESTARTED_LIMIT_MS = 5_000
const OTHERS_LIMIT_MS = 150_000
const LOOK_MS = 20
/** A contact request has two, and a process sends as many at once. */
const MAILS = 2

type Smtp = Awaited<ReturnType<typeof startScriptedSmtp>>

const urlOf = (smtp: Smtp) => `smtp://agency:secret@127.0.0.1:${smtp.port}`

/** Waits until the outbox is empty; returns how long it took. */
async function msUntilSent(store: FaultStore): Promise<number> {
  const begun = performance.now()
  const { db } = await store.open()
  const left = () => db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()
  while ((await left()).length > 0) await delay(LOOK_MS)
  await db.destroy()
  return performance.now() - begun
}

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

test(
  'a mail whose sender was killed is sent by its next start within five seconds, under the same Message-ID',
  { timeout: FAULT_PATIENCE_MS },
  async (context) => {
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
  },
)

// The wait is real. `npm test` tests leases with a clock of its own: outbox-model.test.ts.
test.runIf(isFullRun && inject('postgresUrl') !== undefined)(
  'a mail whose sender was killed for good is sent by another process within 150 seconds',
  { timeout: FAULT_PATIENCE_MS },
  async (context) => {
    await using smtp = await startScriptedSmtp()
    await using store = await takeFaultStore()
    await using folder = testFolder()
    await using dying = store.start({ SMTP_URL: urlOf(smtp) })
    await killWhileSending(dying, smtp, 'Visitor')
    await using living = startTestProcess({
      ...store.env,
      PORT: String(await quietPort()),
      DATA_DIR: folder.path,
      SMTP_URL: urlOf(smtp),
    })
    await living.address()
    const ms = await msUntilSent(store)
    expect(ms).toBeLessThanOrEqual(OTHERS_LIMIT_MS)
    expect(new Set(smtp.taken).size).toBe(MAILS)
    saw(context, `sent by another process after ${figure(ms / 1_000)} s`)
  },
)
