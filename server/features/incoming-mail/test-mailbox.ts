import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'

import type { IncomingMail } from '../../mail/inbox/incoming-mail.ts'
import { fixture, startTestApp, test as baseTest } from '../../test-app.ts'
import { aTicket, secretIn } from '../../test-posts.ts'
import { receiveMail } from './receive-mail.ts'

/** Two of the staff. */
export const ANNA = 'anna@agency.example'
export const PIRET = 'piret@agency.example'
export const UNPROVEN = { isAligned: false, reason: 'no signature' }

/** A server that reads a mailbox, with these of the staff; each mail a second after the one before. */
export async function startWithMailbox(staff = `${ANNA},${PIRET}`) {
  let time = Date.parse('2026-03-02T15:00:00Z')
  const env = {
    IMAP_URL: 'imap://user:secret@127.0.0.1:143',
    PLUS_ADDRESSING: 'on',
    STAFF: staff,
  }
  const now = () => new Date((time += 1_000))
  const app = await startTestApp({ now, env })
  const effects = { ...app.effects, write: app.write, randomBytes, wakeOutbox: () => undefined }
  const mailsTo = async (recipient: string) =>
    (await app.mails())
      .filter((mail) => mail.recipient === recipient)
      .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
  return {
    ...app,
    effects,
    mailsTo,
    advance: (ms: number) => (time += ms),
    receive: (mail: IncomingMail, verdict = UNPROVEN, again?: { id: string; isTrusted: boolean }) =>
      receiveMail(mail, verdict, effects, again),
    /** The only conversation, with what its page shows. */
    async conversation() {
      const rows = await app.db.selectFrom('conversation').selectAll().execute()
      expect(rows).toHaveLength(1)
      const messages = await app.db.selectFrom('message').selectAll().orderBy('created_at').execute()
      return { ...rows[0], messages }
    },
    incoming: () => app.db.selectFrom('incoming_mail').selectAll().orderBy('created_at').execute(),
    async page(secret: string) {
      return (await app.postJson('/api/ticket-status', { secret })).json<{
        events: { type: string; text: string; way: string; files: { name: string }[] }[]
      }>()
    },
  }
}

type Office = Awaited<ReturnType<typeof startWithMailbox>>

/** Opens a ticket on the page; gives its secret and where each side answers. */
export async function openTicketIn(office: Office) {
  await office.postTicket(aTicket())
  const [confirmation] = await office.mailsTo('mari@firma.example')
  const [toAnna] = await office.mailsTo(ANNA)
  return {
    secret: secretIn(confirmation),
    customerAddress: confirmation?.reply_to ?? '',
    staffAddress: toAnna?.reply_to ?? '',
    toCustomer: confirmation?.message_id ?? '',
    toAnna: toAnna?.message_id ?? '',
  }
}

/** A mail from a customer, as it was read, for tests; pass what differs. */
export function aMailIn(differences: Partial<IncomingMail> = {}): IncomingMail {
  const messageId = `<${randomUUID()}@firma.example>`
  const text = differences.text ?? differences.fresh ?? 'The shop is down again.'
  return {
    hash: createHash('sha256').update(messageId).digest('hex'),
    messageId,
    from: { name: 'Mari Maasikas', address: 'mari@firma.example' },
    recipients: ['support@agency.example'],
    refersTo: [],
    subject: 'The shop',
    text,
    fresh: text,
    files: [],
    automatic: null,
    bounce: null,
    ...differences,
  }
}

export const test = baseTest.extend('office', fixture(startWithMailbox))
