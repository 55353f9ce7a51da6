import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import { mayAcknowledge, type AcknowledgementEffects } from '../../mail/outbox/may-acknowledge.ts'
import { queueMail, type MailIdentity } from '../../mail/outbox/queue-mail.ts'
import type { RenderMail } from '../../mail/render/render-mail.ts'
import type { ForOffice } from '../../http/visitor/visitor-office.ts'
import { contactConfirmation, contactNotification, type ContactMailPlaces } from './contact-mails.ts'
import type { KeptContactRequest } from './read-contact-request.ts'

/** What the mails of a request need besides the database. */
export interface ContactMailEffects extends AcknowledgementEffects {
  newId: () => string
  renderMail: RenderMail
  identity: MailIdentity
  places: ContactMailPlaces
}

/** Queues what the staff and the visitor are told of a request, in one transaction; false: the visitor gets no mail. */
export async function queueContactMails(
  trx: Kysely<Database>,
  request: KeptContactRequest & ForOffice,
  record: { id: string; createdAt: Date },
  effects: ContactMailEffects,
): Promise<boolean> {
  const { renderMail, places } = effects
  await queueMail(trx, contactNotification(renderMail, request, record, places), record.id, effects)
  if (!(await mayAcknowledge(trx, request.email, 'contact', effects))) return false
  await queueMail(trx, contactConfirmation(renderMail, request, places), record.id, effects)
  return true
}
