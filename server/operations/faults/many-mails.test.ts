import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { expect, inject, test } from 'vitest'

import { queueMail } from '../../mail/outbox/queue-mail.ts'
import { aMail } from '../../mail/outbox/test-outbox.ts'
import { startTestSmtpServer } from '../../mail/outbox/test-smtp-server.ts'
import { testFolder } from '../../test-app.ts'
import { startTestProcess } from '../../test-process.ts'
import { quietPort, takeFaultStore, type FaultStore } from './fault-store.ts'
import { FAULT_PATIENCE_MS, figure, isFullRun, saw, times } from './fault-run.ts'

const MAILS_AT_ONCE = 500
const LOOK_MS = 200

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

async function untilAllAreSent(store: FaultStore): Promise<void> {
  const { db } = await store.open()
  const left = () => db.selectFrom('outbox').select('id').where('state', '!=', 'sent').limit(1).execute()
  while ((await left()).length > 0) await delay(LOOK_MS)
  await db.destroy()
}

// `npm test` has it with a thousand mails in one process: several-processes.test.ts.
test.runIf(isFullRun)(
  'ten thousand mails arrive once each, also where two processes share the work',
  { timeout: FAULT_PATIENCE_MS },
  async (context) => {
    const count = times(1, 10_000)
    await using store = await takeFaultStore()
    await using folder = testFolder()
    await using smtp = await startTestSmtpServer()
    await queueMails(store, count)
    const env = { ...store.env, SMTP_URL: smtp.url.href, LOG_LEVEL: 'warn' }
    const begun = performance.now()
    await using one = startTestProcess(env)
    const isShared = inject('postgresUrl') !== undefined
    await using other = isShared
      ? startTestProcess({ ...env, PORT: String(await quietPort()), DATA_DIR: folder.path })
      : one
    await untilAllAreSent(store)
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
