import { expect, inject, test } from 'vitest'

import { FAULT_PATIENCE_MS, isFullRun, times } from '../../operations/faults/fault-run.ts'
import type { Verdict } from './outbox-worker.ts'
import { retryDeadMails } from './outbox-rows.ts'
import { createSmtpTransport } from './mail-transports.ts'
import { aMail, startTestOutbox } from './test-outbox.ts'
import { SMTP_STAGES, startScriptedSmtp, type ScriptedFault } from './test-scripted-smtp.ts'

/** Longer than a slow machine needs: reaching it means the server was silent. */
const PATIENT = { connection: 10_000, greeting: 10_000, socket: 10_000 }
/** Where only silence is tested. */
const IMPATIENT = { connection: 10_000, greeting: 300, socket: 300 }
const DAY_MS = 24 * 60 * 60_000

type Cell = [stage: ScriptedFault['stage'], does: ScriptedFault['does'], verdict: Verdict]

const CELLS: Cell[] = [
  ['greeting', 421, 'retry'],
  ['greeting', 554, 'retry'], // it refuses us, not the mail
  ['EHLO', 421, 'retry'],
  ['EHLO', 550, 'retry'],
  ['STARTTLS', 454, 'pause'],
  ['STARTTLS', 'nonsense', 'pause'],
  ['AUTH', 454, 'pause'],
  ['AUTH', 535, 'pause'],
  ['MAIL', 421, 'retry'],
  ['MAIL', 550, 'dead'],
  ['RCPT', 450, 'retry'],
  ['RCPT', 550, 'dead'],
  ['DATA', 451, 'retry'],
  ['DATA', 554, 'dead'],
  ['dot', 451, 'retry'],
  ['dot', 552, 'dead'],
  ...SMTP_STAGES.flatMap((stage): Cell[] => [
    [stage, 'cut', 'retry'],
    [stage, 'silence', 'retry'],
  ]),
]

/** The state of a mail after it met the fault once. */
const AFTERWARDS = {
  retry: { state: 'queued', attempts: 1, next_attempt_at: '2026-03-02T10:00:15.000Z' },
  dead: { state: 'dead', attempts: 1 },
  pause: { state: 'queued', attempts: 0 },
} as const

/** Milliseconds until it is retried by itself; a dead mail never is. */
const WAIT_MS = { retry: 15_000, pause: 60_000, dead: DAY_MS }

function someMails(count: number, areLong: boolean) {
  const text = 'long enough to be cut\n'.repeat(areLong ? 50_000 : 1)
  return Array.from({ length: count }, (_, index) =>
    aMail(index % 2 === 0 ? { text } : { text, priority: 1, autoSubmitted: 'auto-replied' }),
  )
}

// `npm test` runs these on one database: outbox-model.test.ts tries the store on both.
test.runIf(isFullRun || inject('postgresUrl') === undefined)(
  'whatever a mail server does at whatever stage, a mail waits, is dead or the queue rests, and in the end all arrive',
  { timeout: FAULT_PATIENCE_MS },
  async () => {
    const count = times(2, 20)
    for (const cell of CELLS) await meetFault(cell, count)
  },
)

async function meetFault([stage, does, verdict]: Cell, count: number): Promise<void> {
  const what = `${stage} ${does}`
  await using server = await startScriptedSmtp()
  // Not a loopback name: there STARTTLS is required, and this server has none.
  const [host, more] = stage === 'STARTTLS' ? ['0.0.0.0', ''] : ['127.0.0.1', '?tls=off']
  const url = new URL(`smtp://agency:secret@${host}:${server.port}${more}`)
  await using outbox = await startTestOutbox(
    createSmtpTransport(url, does === 'silence' ? IMPATIENT : PATIENT),
  )
  for (const mail of someMails(count, stage === 'mail')) await outbox.queue(mail)
  server.state.fault = { stage, does }
  await outbox.worker.deliverDue()
  for (const row of await outbox.rows()) {
    expect(row, what).toMatchObject(AFTERWARDS[verdict])
    expect(row.last_error ?? '', what).not.toContain('@')
  }

  server.state.fault = null
  const tookSilently = new Set(server.taken)
  const well = outbox.startWorker(
    'second',
    createSmtpTransport(new URL(`smtp://agency:secret@127.0.0.1:${server.port}`), PATIENT),
  )
  await outbox.worker.deliverDue()
  expect(server.taken, what).toHaveLength(tookSilently.size) // not before its time
  outbox.advance(WAIT_MS[verdict])
  if (verdict === 'dead') {
    await well.deliverDue()
    expect(server.taken, what).toHaveLength(0) // not by itself
    expect(await retryDeadMails(outbox.db, outbox.now()), what).toBe(count)
  }
  await well.deliverDue()
  const rows = await outbox.rows()
  for (const row of rows) expect(row, what).toMatchObject({ state: 'sent' })
  const ids = rows.map((row) => row.message_id)
  expect(new Set(server.taken), what).toEqual(new Set(ids))
  expect(server.taken, what).toHaveLength(count + tookSilently.size)
}
