import { randomUUID } from 'node:crypto'

import type { Write } from '../../store/store.ts'
import { createLogger } from '../../log.ts'
import { readMailFiles } from '../../features/conversation/attachments/attachment-rows.ts'
import { openTestDatabase, START } from '../../test-app.ts'
import type { Mail, MailTransport } from '../outgoing-mail.ts'
import { createOutboxWorker, type WorkerEffects } from './outbox-worker.ts'
import { queueMail } from './outbox-rows.ts'

/** A mail for tests; pass what differs. */
export function aMail(differences: Partial<Mail> = {}): Mail {
  return {
    kind: 'notification',
    recipient: 'sales@agency.example',
    replyTo: { name: 'Mari', address: 'mari@example.com' },
    autoSubmitted: 'auto-generated',
    priority: 0,
    language: 'en',
    subject: 'Hello',
    text: 'Text\n',
    html: '<p>Text</p>',
    ...differences,
  }
}

/** A worker that hands its mails to `send`; pass what differs. */
export function aWorker(write: Write, send: MailTransport['send'], differences: Partial<WorkerEffects> = {}) {
  return createOutboxWorker({
    write,
    transport: { send, close: () => undefined },
    filesOf: (mailId) => readMailFiles(write, mailId),
    now: () => new Date(START),
    clock: null,
    random: () => 0.5,
    owner: 'test',
    log: createLogger('silent'),
    ...differences,
  })
}

/** An outbox on a fresh database, with a worker for a transport and a clock that only the test moves. */
export async function startTestOutbox(
  transport: MailTransport,
  aroundWrite: (write: Write) => Write = (write) => write,
) {
  const store = await openTestDatabase()
  const { db } = store
  const write = aroundWrite(store.write)
  let time = START
  const now = () => new Date(time)
  const identity = { sender: { name: 'Agency', address: 'no-reply@agency.example' } }
  const startWorker = (owner: string, use = transport, log = createLogger('silent')) =>
    aWorker(write, (mail) => use.send(mail), { now, owner, log })
  const worker = startWorker('first')
  return {
    worker,
    now,
    db,
    write,
    /** A second process on the same database. */
    startWorker,
    advance(ms: number) {
      time += ms
    },
    queue: (mail: Mail) =>
      write((trx) => queueMail(trx, mail, randomUUID(), { now, newId: randomUUID, identity })),
    rows: () => db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('priority').execute(),
    async [Symbol.asyncDispose]() {
      await worker.stop()
      await store[Symbol.asyncDispose]()
    },
  }
}
