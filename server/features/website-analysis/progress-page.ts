import type { FastifyPluginCallback } from 'fastify'

import { claims } from '#content/catalogue/claims.ts'
import { messages } from '#content/messages/messages.ts'
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/language/locales.ts'
import { messageKey, fillPlaceholders, sayDate } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'
import {
  ANALYSIS_PROGRESS_PAGE,
  ANALYSIS_PROGRESS_PLACE,
  type AnalysisStatus,
} from '#domain/website-analysis/analysis-status.ts'
import { ANALYSIS_AREAS, type Finding } from '#domain/website-analysis/finding.ts'
import { type FindingPart, sayFinding } from '#domain/website-analysis/finding-words.ts'
import type { Review } from '#domain/website-analysis/pencil.ts'

import { escapeHtml } from '../../escape-html.ts'
import { sendFilledPage } from '../../http/built-pages/filled-page.ts'
import type { Site } from '../../http/built-pages/load-site.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import type { Write } from '../../store/store.ts'
import { findAnalysisLink, readAnalysis } from './analysis-rows.ts'
import { secretOf } from './analysis-routes.ts'

/** Seconds until the page loads itself again. */
const RELOAD_SECONDS = 4

/** The report without script: a built page with the report in its place, which reloads until it is done. */
export const progressPage: FastifyPluginCallback<{ site: Site; write: Write }> = (
  app,
  { site, write },
  done,
) => {
  for (const locale of LOCALE_CODES) {
    const path = localizedPath(locale, ANALYSIS_PROGRESS_PAGE)
    app.get(path, async ({ headers }, reply) => {
      const page = site.get(path)
      if (page === undefined) throw new ApiProblem('not-found')
      const status = await write(async (trx) => {
        const link = await findAnalysisLink(trx, secretOf(headers))
        return link === undefined ? null : readAnalysis(trx, link)
      })
      const isOver = status === null || status.stage === 'done' || status.stage === 'failed'
      reply.code(status === null ? 404 : 200).headers(isOver ? {} : { refresh: String(RELOAD_SECONDS) })
      return sendFilledPage(reply, page, ANALYSIS_PROGRESS_PLACE, reportHtml(status, locale))
    })
  }
  done()
}

/** The report as HTML; every text of the visited site is escaped. */
function reportHtml(status: AnalysisStatus | null, locale: Locale): string {
  const { websiteAnalysis: words, websiteAnalysisFindings: sentences } = messages[locale]
  const text = (template: string) =>
    escapeHtml(
      fillPlaceholders(template, {
        host: status?.host ?? '',
        place: status?.place ?? 0,
        days: claims.analysisKeptDays,
        hours: claims.analysisHours,
      }),
    )
  const say = (finding: Finding, part: FindingPart) =>
    escapeHtml(sayFinding(sentences, finding, part, locale))
  if (status === null) return `<h2>${text(words.unknownHeading)}</h2><p>${text(words.unknownText)}</p>`
  const { stage, reason, findings, first, pictures, review } = status
  if (stage === 'failed')
    return `<h2>${text(words.failedHeading)}</h2><p>${reason === null ? '' : text(words[messageKey('reason', reason)])}</p>`
  const heading = `<h2>${text(reason === 'no-browser' ? words.readHeadingOf : words.reportHeadingOf)}</h2>`
  const images = pictures.map(
    ({ device, path, width, height }) =>
      `<img src="${path}" width="${width}" height="${height}" alt="${text(device === 'phone' ? words.phoneAlt : words.desktopAlt)}">`,
  )
  if (stage !== 'done')
    return `${heading}<p><strong>${text(words[messageKey('stage', stage)])}</strong></p>${
      stage === 'waiting' && status.place > 0 ? `<p>${text(words.stageWaitingText)}</p>` : ''
    }${images.join('')}`
  const firstThings = first.flatMap((id) => findings.filter((finding) => finding.id === id))
  const areas = ANALYSIS_AREAS.map((area) => {
    const found = findings.filter((finding) => finding.area === area)
    if (found.length === 0) return ''
    const items = found.map((finding) =>
      finding.severity === 'good'
        ? `<li>${say(finding, 'Good')}</li>`
        : `<li><strong>${say(finding, 'Title')}</strong> ${say(finding, 'Seen')} ${say(finding, 'Cost')} ${say(finding, 'Do')}</li>`,
    )
    return `<h3>${escapeHtml(sentences[`${area}Area`])}</h3><ul>${items.join('')}</ul>`
  })
  return [
    heading,
    reason === null ? '' : `<p>${text(words[messageKey('reason', reason)])}</p>`,
    review === null ? '' : reviewHtml(review, locale),
    images.join(''),
    `<h2>${escapeHtml(messages[locale].sampleReport.firstHeading)}</h2>`,
    `<ol>${firstThings.map((finding) => `<li><strong>${say(finding, 'Title')}</strong> ${say(finding, 'Do')}</li>`).join('')}</ol>`,
    `<h2>${text(words.allHeading)}</h2>`,
    ...areas,
  ].join('')
}

/** Who of us looked at it too, what they say, and the words at their marks. */
function reviewHtml({ by, at, words, marks }: Review, locale: Locale): string {
  const { tag } = LOCALES[locale]
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long' })
  const { reviewHeading } = messages[locale].websiteAnalysis
  const heading = fillPlaceholders(reviewHeading, { name: by, date: sayDate(day.format(new Date(at)), tag) })
  const notes = marks.map(({ note }) => `<li>${escapeHtml(note)}</li>`).join('')
  return `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(words)}</p><ul>${notes}</ul>`
}
