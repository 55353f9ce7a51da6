import type { Kysely } from 'kysely'

import type { Locale } from '#domain/language/locales.ts'

import { queueContactMails, type ContactMailEffects } from './queue-contact-mails.ts'
import type { Database } from '../../store/tables.ts'

/** Queues the mails of a request that was set aside, as of now. */
export async function releaseContactRequest(
  trx: Kysely<Database>,
  id: string,
  effects: ContactMailEffects,
): Promise<void> {
  const row = await trx
    .selectFrom('contact_request')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { name, email, message, phone, url, start_time: startTime } = row
  const request = { name, email, message, phone, url, startTime, language: row.language as Locale }
  await queueContactMails(trx, request, { id, createdAt: effects.now() }, effects)
}
