import type { Kysely } from 'kysely'

import type { ChatLead } from '#domain/chat-assistant/chat-lead.ts'

import type { Database } from '../../store/tables.ts'
import { mayAcknowledge, type AcknowledgementEffects } from '../../mail/outbox/may-acknowledge.ts'
import { queueMail, type MailIdentity } from '../../mail/outbox/queue-mail.ts'
import type { RenderMail } from '../../mail/render/render-mail.ts'
import type { ForOffice } from '../../http/visitor/visitor-office.ts'
import { leadNotification, leadThanks, type ChatLeadMailPlaces } from './chat-lead-mails.ts'

/** What the mails of a lead need besides the database. */
export interface LeadMailEffects extends AcknowledgementEffects {
  newId: () => string
  renderMail: RenderMail
  identity: MailIdentity
  places: ChatLeadMailPlaces
}

/** Queues what the staff and the visitor are told of a lead, in one transaction; false: the visitor gets no mail. */
export async function queueLeadMails(
  trx: Kysely<Database>,
  lead: ChatLead & ForOffice,
  record: { id: string; createdAt: Date },
  effects: LeadMailEffects,
): Promise<boolean> {
  const { renderMail, places } = effects
  await queueMail(trx, leadNotification(renderMail, lead, record, places), record.id, effects)
  if (!(await mayAcknowledge(trx, lead.email, 'contact', effects))) return false
  await queueMail(trx, leadThanks(renderMail, lead, places), record.id, effects)
  return true
}
