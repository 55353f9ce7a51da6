import type { Kysely } from 'kysely'

import type { ChatLead } from '#domain/chat-assistant/chat-lead.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import type { Database } from '../../store/tables.ts'
import { mailboxOf } from '../../mailbox.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { setAside } from '../../abuse/review/review-rows.ts'
import type { ForOffice } from '../../http/visitor/visitor-office.ts'
import { insertChatLead } from './chat-lead-rows.ts'
import { queueLeadMails, type LeadMailEffects } from './queue-lead-mails.ts'

/** Keeps a chat lead and its mails, or sets it aside; run it inside one transaction. False: the visitor gets no mail. */
export async function keepChatLead(
  trx: Kysely<Database>,
  lead: ChatLead & ForOffice,
  reasons: readonly SuspicionReason[],
  effects: LeadMailEffects,
): Promise<boolean> {
  const record = { id: effects.newId(), createdAt: effects.now() }
  const { email, phone, name, language, timestamp } = lead
  await insertChatLead(trx, {
    ...{ id: record.id, created_at: record.createdAt.toISOString(), asked_at: timestamp },
    ...{ email, mailbox: mailboxOf(email), phone, name, language },
  })
  if (reasons.length === 0) return queueLeadMails(trx, lead, record, effects)
  await setAside(trx, 'lead', record, reasons)
  return mayAcknowledge(trx, email, 'contact', effects) // the answer of a post that is mailed about
}
