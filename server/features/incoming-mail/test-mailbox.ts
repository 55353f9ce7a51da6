import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { expect } from 'vitest'

import { createEffects } from '../../effects.ts'
import type { IncomingMail } from '../../mail/inbox/incoming-mail.ts'
import { readMailTemplates } from '../../mail/render/mail-templates.ts'
import { createMailRenderer } from '../../mail/render/render-mail.ts'
import { MAIL_KINDS } from '../../operations/mail-kinds.ts'
import { readSettings } from '../../settings.ts'
import { MAIL_FOLDER, startTestApp } from '../../test-app.ts'
import { newLinkSecret } from '../conversation/conversation-rows.ts'
import { aTicket, secretIn } from '../support-ticket/a-ticket.ts'
import { receiveMail } from './receive-mail.ts'

/** Two of the staff. */
export const ANNA = 'anna@agency.example'
export const PIRET = 'piret@agency.example'
export const UNPROVEN = { isAligned: false, reason: 'no signature' }

const renderMail = createMailRenderer(readMailTemplates(MAIL_FOLDER, MAIL_KINDS))

/** A server that reads a mailbox, with two of the staff; each mail a second after the one before. */
export async function startWithMailbox() {
  let time = Date.parse('2026-03-02T15:00:00Z')
  const env = {
    MAIL_FROM: 'no-reply@agency.example',
    SALES_MAILBOX: 'sales@agency.example',
    SUPPORT_MAILBOX: 'support@agency.example',
    IMAP_URL: 'imap://user:secret@127.0.0.1:143',
    PLUS_ADDRESSING: 'on',
    STAFF: `${ANNA},${PIRET}`,
  }
  const now = () => new Date((time += 1_000))
  const app = await startTestApp({ now, env })
  const settings = { ...readSettings(env), staffLanguage: 'en' } as const
  const chance = { newId: randomUUID, newSecret: newLinkSecret, randomBelow: randomInt }
  const effects = {
    ...createEffects(settings, { now, renderMail, ...chance }),
    write: app.write,
    randomBytes,
    wakeOutbox: () => undefined,
  }
  const mailsTo = async (recipient: string) =>
    (await app.mails())
      .filter((mail) => mail.recipient === recipient)
      .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
  return {
    ...app,
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
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
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
