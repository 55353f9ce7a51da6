import type { Kysely } from 'kysely'

import type { ChatLead } from '#domain/chat-assistant/chat-lead.ts'

import type { Database } from '../database/tables.ts'
import { mayAcknowledge } from '../mail/may-acknowledge.ts'
import { queueMail, type MailIdentity } from '../mail/queue-mail.ts'
import type { RenderMail } from '../mail/render-mail.ts'
import { leadNotification, leadThanks, type ChatLeadMailPlaces } from './chat-lead-mails.ts'
import { insertChatLead } from './chat-lead-rows.ts'

/** What keeping a lead needs besides the database. */
export interface ChatLeadEffects {
  now: () => Date
  newId: () => string
  renderMail: RenderMail
  identity: MailIdentity
  places: ChatLeadMailPlaces
  /** Mailboxes of ours, which are never thanked. */
  ownMailboxes: readonly string[]
}

/** Keeps a chat lead and its mails; run it inside one transaction. */
export async function keepChatLead(
  trx: Kysely<Database>,
  lead: ChatLead,
  effects: ChatLeadEffects,
): Promise<void> {
  const { now, newId, renderMail, places } = effects
  const record = { id: newId(), createdAt: now() }
  const { email, phone, name, language, timestamp } = lead
  await insertChatLead(trx, {
    ...{ id: record.id, created_at: record.createdAt.toISOString(), asked_at: timestamp },
    ...{ email, phone, name, language },
  })
  await queueMail(trx, leadNotification(renderMail, lead, record, places), record.id, effects)
  if (await mayAcknowledge(trx, email, effects))
    await queueMail(trx, leadThanks(renderMail, lead, places), record.id, effects)
}
