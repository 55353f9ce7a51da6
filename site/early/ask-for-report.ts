import { parseTicketSecret } from '#domain/support-ticket/ticket-number.ts'
import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'

import { askEarly, STATUS_PATH } from '../browser/early-answers.ts'

/*
 * What it does: asks for the report of the address and for its first picture while the page is being parsed.
 * Why not simpler: a module script asks once its imports are there, and then for the picture; on a slow phone
 * the picture came a second later.
 */
const secret = parseTicketSecret(location.hash)
if (secret !== null) void askForReport(secret).catch(() => undefined) // the page asks again, and says what is wrong

async function askForReport(secret: string): Promise<void> {
  const answer = await askEarly(STATUS_PATH, secret)
  if (answer?.ok !== true) return
  const { pictures } = (await answer.clone().json()) as AnalysisStatus
  const [first] = pictures
  if (first) await askEarly(first.path, secret)
}
