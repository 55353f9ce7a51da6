import type { Kysely } from 'kysely'

import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import type { Database } from '../../store/tables.ts'
import { mailboxOf } from '../../mailbox.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { setAside } from '../../abuse/review/review-rows.ts'
import type { ForOffice } from '../../http/visitor/visitor-office.ts'
import { insertContactRequest } from './contact-request-rows.ts'
import { queueContactMails, type ContactMailEffects } from './queue-contact-mails.ts'
import type { KeptContactRequest } from './read-contact-request.ts'

/** Keeps a contact request and its two mails, or sets it aside; run it inside one transaction. False: the visitor gets no mail. */
export async function keepContactRequest(
  trx: Kysely<Database>,
  request: KeptContactRequest & ForOffice,
  reasons: readonly SuspicionReason[],
  effects: ContactMailEffects,
): Promise<boolean> {
  const record = { id: effects.newId(), createdAt: effects.now() }
  const { name, email, phone, url, message, language, startTime } = request
  await insertContactRequest(trx, {
    ...{ id: record.id, created_at: record.createdAt.toISOString() },
    ...{ name, email, phone, url, message, language, start_time: startTime },
    mailbox: mailboxOf(email),
  })
  if (reasons.length === 0) return queueContactMails(trx, request, record, effects)
  await setAside(trx, 'contact', record, reasons)
  return mayAcknowledge(trx, email, 'contact', effects) // the answer of a post that is mailed about
}
