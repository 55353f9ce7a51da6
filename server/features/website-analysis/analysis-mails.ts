import { claims } from '#content/catalogue/claims.ts'
import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { Analysis } from '#domain/website-analysis/finding.ts'
import { sayFinding } from '#domain/website-analysis/finding-words.ts'

import type { Effects } from '../../effects.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { queueMail } from '../../mail/outbox/outbox-rows.ts'
import type { Mail } from '../../mail/outgoing-mail.ts'
import { staffLanguageOf, visitorMail } from '../../mail/render/addressed-mail.ts'
import type { Db, Row } from '../../store/tables.ts'
import { addFindings, type RequestReport } from '../contact-form/contact-mails.ts'
import { reportUrl } from '../contact-form/insert-request.ts'
import { type AnalysisResult, findAnalysis, insertAnalysisLink, resultOf } from './analysis-rows.ts'

/** Templates of the analysis, by folder of `content/mail`. */
export const ANALYSIS_MAIL_KINDS = ['analysis-report'] as const

/** The titles of what to do first, in a language. */
export function sayFirst({ findings, first }: Analysis, language: Locale): string[] {
  const words = messages[language].websiteAnalysisFindings
  return first.flatMap((id) => {
    const finding = findings.find((candidate) => candidate.id === id)
    return finding === undefined ? [] : [sayFinding(words, finding, 'Title', language)]
  })
}

/** Where the report is and what to do first; nothing of the site, whose name a stranger may have typed. */
export function analysisReportMail(
  effects: Effects,
  { email, language, secret }: { email: string; language: Locale; secret: string },
  result: AnalysisResult,
): Mail {
  const { places } = effects
  const first = sayFirst(result, language).map((title, index) => `${index + 1}. ${title}`)
  return visitorMail(effects, 'analysis-report', { email, language }, places.salesMailbox, {
    reportUrl: reportUrl(places, language, secret),
    first: { markdown: first.join('\n') },
    hours: String(claims.analysisHours),
    siteUrl: places.siteUrl,
  })
}

/** Mails a finished report to a visitor, unless their mailbox gets no more automatic mail today. */
export async function mailReport(
  trx: Db,
  link: Pick<Row<'analysis_link'>, 'id' | 'analysis_id' | 'language'>,
  email: string,
  effects: Effects,
): Promise<void> {
  if (!(await mayAcknowledge(trx, email, 'report', effects))) return
  const { language, analysis_id } = link
  const secret = await insertAnalysisLink(trx, analysis_id, { language, email }, effects) // only hashes are stored
  const result = resultOf(await findAnalysis(trx, analysis_id))
  await queueMail(trx, analysisReportMail(effects, { email, language, secret }, result), link.id, effects)
}

/** The report about a request's website, for the staff's mail. */
export async function reportForStaff(
  trx: Db,
  link: Pick<Row<'analysis_link'>, 'analysis_id' | 'email'>,
  effects: Effects,
): Promise<RequestReport> {
  const language = staffLanguageOf(effects.places)
  const { analysis_id, email } = link
  const secret = await insertAnalysisLink(trx, analysis_id, { language, email }, effects)
  const result = resultOf(await findAnalysis(trx, analysis_id))
  return { url: reportUrl(effects.places, language, secret), first: sayFirst(result, language).join('; ') }
}

/** Sends what was due once an analysis is done: reports to visitors, findings to the staff. */
export async function sendDueReports(trx: Db, analysisId: string, effects: Effects): Promise<void> {
  const links = await trx
    .selectFrom('analysis_link')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .where('due', '!=', '')
    .execute()
  await trx.updateTable('analysis_link').set({ due: '' }).where('analysis_id', '=', analysisId).execute()
  for (const link of links)
    if (link.due === 'mail') await mailReport(trx, link, link.email, effects)
    else await addFindings(trx, link.contact_id, await reportForStaff(trx, link, effects), effects)
}
