import { localizedPath } from '#domain/language/paths.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import { languageOffice, type MailPlaces } from '../../mail/render/addressed-mail.ts'
import { insertConversation, insertMessage, promisedAnswer } from '../conversation/conversation-rows.ts'
import type { Receipt } from '../../abuse/accept-post.ts'
import { setAside } from '../../abuse/review/review-rows.ts'
import type { Effects } from '../../effects.ts'
import type { ForOffice } from '../../http/visitor.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { insertRow } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'
import { queueContactMails, type RequestReport } from './contact-mails.ts'
import { orderColumns, type ValidContactRequest } from './contact-request.ts'

/** Begins the analysis of the website a request names; returns its report with the secret, null: not now. */
export type BeginAnalysis = (
  trx: Db,
  request: { url: string; email: string; language: Locale; contactId: string },
) => Promise<{ secret: string; report: RequestReport } | null>

/** Inserts a contact request with its mails, or sets it aside, and begins its analysis; in one transaction. */
export async function insertRequest(
  trx: Db,
  request: ValidContactRequest & ForOffice,
  reasons: readonly SuspicionReason[],
  effects: Effects,
  beginAnalysis: BeginAnalysis,
): Promise<Receipt & { isMailed: boolean }> {
  const record = { id: effects.newId(), createdAt: effects.now() }
  const { id, createdAt: at } = record
  const { name, email, phone, url, message, language, startTime } = request
  const answerBy = promisedAnswer(at, null, languageOffice(language))
  const said = [message, url, phone]
  const person = { id, kind: 'contact', at, name, email, language, answerBy, said } as const
  const conversation = await insertConversation(trx, person)
  await insertRow(trx, 'contact_request', {
    id,
    created_at: at.toISOString(),
    phone,
    url,
    message,
    start_time: startTime,
    ...orderColumns(request.order),
  })
  await insertMessage(trx, id, { type: 'created', way: 'page', text: '', at }, effects)
  if (reasons.length > 0) {
    await setAside(trx, 'contact', record, reasons)
    return { isMailed: await mayAcknowledge(trx, email, 'contact', effects) } // as if it had not been set aside
  }
  const contactId = id
  const begun = url === '' ? null : await beginAnalysis(trx, { url, email, language, contactId })
  const isMailed = await queueContactMails(trx, request, conversation, effects, begun?.report)
  return begun === null ? { isMailed } : { isMailed, analysis: begun.secret }
}

/** The address of a report. Its secret is in the fragment, which no server logs. */
export function reportUrl({ siteUrl }: MailPlaces, language: Locale, secret: string): string {
  return `${siteUrl}${localizedPath(language, '/analysis/report')}#${secret}`
}
