import type { Kysely } from 'kysely'

import type { Database } from '../database/tables.ts'
import { queueMail, type MailIdentity } from '../mail/queue-mail.ts'
import type { RenderMail } from '../mail/render-mail.ts'
import { contactConfirmation, contactNotification, type ContactMailPlaces } from './contact-mails.ts'
import { insertContactRequest } from './contact-request-rows.ts'
import type { KeptContactRequest } from './read-contact-request.ts'

/** What keeping a request needs besides the database. */
export interface ContactEffects {
  now: () => Date
  newId: () => string
  renderMail: RenderMail
  identity: MailIdentity
  places: ContactMailPlaces
}

/** Keeps a contact request and its two mails; run it inside one transaction. */
export async function keepContactRequest(
  trx: Kysely<Database>,
  request: KeptContactRequest,
  effects: ContactEffects,
): Promise<void> {
  const { now, newId, renderMail, places } = effects
  const id = newId()
  const createdAt = now()
  const { name, email, phone, url, message, language, startTime } = request
  await insertContactRequest(trx, {
    ...{ id, created_at: createdAt.toISOString(), name, email, phone, url, message, language },
    start_time: startTime,
  })
  const mails = [
    contactNotification(renderMail, request, { id, createdAt }, places),
    contactConfirmation(renderMail, request, places),
  ]
  for (const mail of mails) await queueMail(trx, mail, id, effects)
}
