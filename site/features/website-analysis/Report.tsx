import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'

import { claims } from '#content/catalogue/claims.ts'
import { LOCALES } from '#domain/language/locales.ts'
import { messageKey, fillPlaceholders, sayDate } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'
import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'
import type { Review } from '#domain/website-analysis/pencil.ts'

import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { AskByMail, EMAIL_FIELD_ID } from './AskByMail.tsx'
import { Findings, FirstThings } from './Findings.tsx'
import { KeepReport, LookAgain } from './KeepReport.tsx'
import { MarkedSheets } from './MarkedSheets.tsx'
import { Progress } from './Progress.tsx'
import type { ReportWords } from './report-words.ts'
import { $findingWords, $view, showRemoved, type ReportContext } from './report-view.ts'
import styles from './Report.module.css'

type ReportProps = Omit<ReportContext, 'findingWords'>

/** The report: how far it is, the marked pictures, what was found, and what to do with it. */
export function Report({ locale, words }: ReportProps) {
  const view = useStore($view, { ssr: 'initial' })
  const findingWords = useStore($findingWords, { ssr: 'initial' })
  const region = useRef<HTMLDivElement>(null)
  const context = { locale, words, findingWords }

  /** The button that had the focus is gone: the sentence about it takes the focus. */
  function handleRemoved() {
    flushSync(showRemoved)
    region.current?.focus()
  }

  const status = view.step === 'open' ? view.status : null
  const isFailed = status?.stage === 'failed'
  const isOnlyRead = status?.reason === 'no-browser'
  const heading = isFailed ? words.failedHeading : isOnlyRead ? words.readHeadingOf : words.reportHeadingOf
  return (
    <article className={styles.report} data-stage={isOnlyRead ? 'read' : (status?.stage ?? view.step)}>
      <div className={`page-width stack start ${styles.head}`}>
        <h1>{status === null ? words.reportHeading : fillPlaceholders(heading, { host: status.host })}</h1>
        <div ref={region} role="status" tabIndex={-1} className="stack-tight needs-script">
          {view.step === 'removed' && (
            <>
              <h2>{words.removedHeading}</h2>
              <p className="lead">{words.removedText}</p>
            </>
          )}
          {view.step === 'unknown' && (
            <>
              <h2>{words.unknownHeading}</h2>
              <p className="lead">{words.unknownText}</p>
            </>
          )}
          {view.step === 'open' && (
            <p className="lead">{status === null ? words.opening : sentenceOf(status, words)}</p>
          )}
          {view.step === 'open' && view.trouble !== null && (
            <p className="trouble">
              {view.trouble === 'offline' ? words.connectionOffline : words.connectionFailed}
            </p>
          )}
        </div>
        {view.step !== 'open' && (
          <ButtonLink href={localizedPath(locale, '/analysis')} look="primary">
            {words.unknownButton}
          </ButtonLink>
        )}
        {status !== null && !isFailed && status.stage !== 'done' && (
          <Progress stage={status.stage} words={words} />
        )}
        {status?.stage === 'done' && <Kept status={status} {...context} />}
        {status?.review && <PersonLooked review={status.review} locale={locale} words={words} />}
        {view.step === 'open' && (isFailed || isOnlyRead) && (
          <OtherWays secret={view.secret} isFailed={isFailed} locale={locale} words={words} />
        )}
      </div>
      {view.step === 'open' && status !== null && !isFailed && (
        <>
          <MarkedSheets status={status} secret={view.secret} {...context} />
          {status.stage === 'done' && findingWords !== null && (
            <>
              <FirstThings status={status} {...context} />
              <Findings status={status} {...context} />
            </>
          )}
        </>
      )}
      {view.step === 'open' && (status?.stage === 'done' || isFailed) && (
        <KeepReport secret={view.secret} isWhole={!isFailed} words={words} onRemoved={handleRemoved} />
      )}
      {view.step === 'open' && status?.stage === 'done' && <AskByMail secret={view.secret} words={words} />}
    </article>
  )
}

function sentenceOf({ stage, reason, host, place, findings }: AnalysisStatus, words: ReportWords): string {
  if (reason !== null) return words[messageKey('reason', reason)]
  if (stage === 'failed') return ''
  const count = findings.filter(({ severity }) => severity !== 'good').length
  const sentence =
    stage === 'waiting' && place === 0 ? words.stageNextText : words[`${messageKey('stage', stage)}Text`]
  return fillPlaceholders(sentence, { host, place, count })
}

/** When the site was looked at, until when the link works, and what changed since the last time. */
function Kept({ status, locale, words, findingWords }: ReportContext & { status: AnalysisStatus }) {
  const { tag } = LOCALES[locale]
  const seen = new Date(status.finishedAt ?? status.createdAt)
  const until = new Date(seen.getTime() + claims.analysisKeptDays * 86_400_000)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long' })
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' })
  const { since } = status
  const titles = (ids: readonly string[]) => ids.map((id) => findingWords?.title(id) ?? '').join(', ')
  return (
    <>
      <p className={`row fine-print ${styles.meta}`}>
        <a href={status.address} target="_blank" rel="noopener nofollow">
          {status.address}
        </a>{' '}
        <span>{fillPlaceholders(words.lookedAt, { date: sayDate(moment.format(seen), tag) })}</span>{' '}
        <span>{fillPlaceholders(words.keptUntil, { date: sayDate(day.format(until), tag) })}</span>
      </p>
      {since !== null && findingWords !== null && (
        <div className={`sheet ${styles.since}`}>
          <h2>
            {fillPlaceholders(words.sinceHeading, { date: sayDate(day.format(new Date(since.at)), tag) })}
          </h2>
          {since.mended.length + since.appeared.length === 0 && <p>{words.sinceNothing}</p>}
          <dl>
            {since.mended.length > 0 && (
              <div className={`row ${styles.mended}`}>
                <dt>{words.sinceMended}</dt>
                <dd>{titles(since.mended)}</dd>
              </div>
            )}
            {since.appeared.length > 0 && (
              <div className="row">
                <dt>{words.sinceAppeared}</dt>
                <dd>{titles(since.appeared)}</dd>
              </div>
            )}
          </dl>
        </div>
      )}
    </>
  )
}

/** Who of us looked at it too, and what they say. */
function PersonLooked({ review: { by, at, words: said }, locale, words }: ReportProps & { review: Review }) {
  const { tag } = LOCALES[locale]
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long' })
  return (
    <section className={`sheet stack-tight ${styles.review}`} aria-labelledby="review-heading">
      <h2 id="review-heading" className="as-h3">
        {fillPlaceholders(words.reviewHeading, { name: by, date: sayDate(day.format(new Date(at)), tag) })}
      </h2>
      {said.split(/\n+/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  )
}

/** Where the program could not look: a person, once more, or another address. */
function OtherWays({ secret, isFailed, locale, words }: ReportProps & { secret: string; isFailed: boolean }) {
  return (
    <>
      <p>{words.failedWays}</p>
      <div className={`row screen-only ${styles.ways}`}>
        {isFailed ? (
          <ButtonLink
            href={`${localizedPath(locale, '/')}#contact`}
            look="primary"
            data-free-analysis="analysis_failed"
          >
            {words.personButton}
          </ButtonLink>
        ) : (
          <Button look="primary" onClick={() => document.getElementById(EMAIL_FIELD_ID)?.focus()}>
            {words.personButton}
          </Button>
        )}
        <LookAgain secret={secret} words={words} />
        {isFailed && (
          <ButtonLink href={localizedPath(locale, '/analysis')} look="tertiary">
            {words.unknownButton}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
