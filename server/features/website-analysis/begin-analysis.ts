import { normalizeWebsite } from '#domain/contact-form/contact-request.ts'

import { TooManyPosts } from '../../abuse/rate-limits/request-limits.ts'
import type { Db } from '../../store/tables.ts'
import { type BeginAnalysis, reportUrl } from '../contact-form/insert-request.ts'
import type { RouteParts } from '../route-parts.ts'
import { reportForStaff } from './analysis-mails.ts'
import { findFreshAnalysis, insertAnalysis, type NewAnalysis } from './analysis-rows.ts'

/** The address to analyse, and its host; null: the text is no public website's. */
export function readWebsite(text: string): { address: string; host: string } | null {
  const url = URL.parse(normalizeWebsite(text) ?? '')
  if (url?.port !== '' || !url.hostname.includes('.')) return null
  url.hash = ''
  return { address: url.href, host: url.hostname }
}

/**
 * Counts an analysis and inserts it. Throws 429 above a limit. What exists
 * already does not count.
 * @param network null where the request is counted already.
 */
export async function countAndInsert(
  trx: Db,
  analysis: NewAnalysis,
  network: string | null,
  { guard, effects }: Pick<RouteParts, 'guard' | 'effects'>,
) {
  const { address, host, previous } = analysis
  const isNew = previous !== undefined || !(await findFreshAnalysis(trx, address, effects.now()))
  if (isNew) await guard.countAnalysis(trx, network, host)
  return insertAnalysis(trx, analysis, effects)
}

/** Creates the function with which a contact request begins the analysis of the website it names. */
export function createBeginAnalysis(begin: RouteParts & { isOn: boolean }): BeginAnalysis {
  return async (trx, { url, email, language, contactId }) => {
    const website = begin.isOn ? readWebsite(url) : null
    if (website === null) return null
    const link = { language, email, due: 'findings', contactId } as const
    try {
      const { id, secret, isDone } = await countAndInsert(trx, { ...website, link }, null, begin)
      const { effects } = begin
      const report = isDone
        ? await reportForStaff(trx, { analysis_id: id, email }, effects)
        : { url: reportUrl(effects.places, language, secret), first: '' }
      return { secret, report }
    } catch (error) {
      if (error instanceof TooManyPosts) return null // the request is what matters
      throw error
    }
  }
}
