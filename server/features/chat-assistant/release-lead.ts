import type { Kysely } from 'kysely'

import { queueLeadMails, type LeadMailEffects } from './queue-lead-mails.ts'
import type { Database } from '../../store/tables.ts'

/** Queues the mails of a lead that was set aside, as of now. */
export async function releaseLead(
  trx: Kysely<Database>,
  id: string,
  effects: LeadMailEffects,
): Promise<void> {
  const row = await trx.selectFrom('chat_lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { email, phone, name, language, asked_at: timestamp } = row
  const lead = { email, phone, name, language, timestamp }
  await queueLeadMails(trx, lead, { id, createdAt: effects.now() }, effects)
}
