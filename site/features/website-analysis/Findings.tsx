import * as parts from '#content/catalogue/parts.ts'
import { messageKey } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { ARTICLE_OF, MISTAKES } from '#domain/website-analysis/article-sections.ts'
import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'
import { ANALYSIS_AREAS, type Finding } from '#domain/website-analysis/finding.ts'

import { Mark } from '../../ui/mark/Mark.tsx'
import styles from './Findings.module.css'
import { MarkNumber } from './MarkNumber.tsx'
import { type FindingWords, type ReportContext, findingAnchor } from './report-view.ts'
import type { ReportWords } from './report-words.ts'

interface FindingsProps extends ReportContext {
  status: AnalysisStatus
}

/** The article about mistakes, whose n-th section is `#part-n`. */
const ARTICLE = '/articles/website-mistakes-analysis'

/** The three things to do first, by effect against effort. */
export function FirstThings({ status: { first, findings, marked }, words, findingWords }: FindingsProps) {
  if (findingWords === null) return null
  const three = first.flatMap((id) => findings.filter((finding) => finding.id === id))
  const efforts = new Set(three.map(({ effort }) => effort))
  return (
    <section className={`page-width stack ${styles.first}`} aria-labelledby="first-heading">
      <h2 id="first-heading">{words.firstHeading}</h2>
      {three[0] && efforts.size === 1 && (
        <p className="hand">{words[messageKey('effort', three[0].effort)]}</p>
      )}
      {three.length === 0 ? (
        <p className="lead">{words.nothingFirst}</p>
      ) : (
        <ol role="list" className="sheet">
          {three.map((finding) => (
            <li key={finding.id}>
              <h3>
                {findingWords.say(finding, 'Title')}{' '}
                {marked.includes(finding.id) && <MarkNumber number={marked.indexOf(finding.id) + 1} />}
              </h3>
              <p>{findingWords.say(finding, 'Do')}</p>
              {efforts.size > 1 && <p className="hand">{words[messageKey('effort', finding.effort)]}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Everything that was found, in six groups: what costs customers first, what is good ticked in green. */
export function Findings({ status, locale, words, findingWords }: FindingsProps) {
  if (findingWords === null) return null
  const { findings, marked } = status
  return (
    <section className="page-width" aria-labelledby="all-heading">
      <h2 id="all-heading">{words.allHeading}</h2>
      {ANALYSIS_AREAS.map((area) => {
        const inArea = findings.filter((finding) => finding.area === area)
        const faults = inArea.filter(({ severity }) => severity !== 'good')
        const good = inArea.filter(
          (finding) => finding.severity === 'good' && findingWords.say(finding, 'Good') !== '',
        )
        if (faults.length + good.length === 0) return null
        return (
          <section key={area} className={styles.area} aria-labelledby={`area-${area}`}>
            <h3 id={`area-${area}`}>{findingWords.area(area)}</h3>
            <div>
              {faults.map((finding) => (
                <Fault
                  key={finding.id}
                  finding={finding}
                  number={marked.indexOf(finding.id) + 1}
                  articleHref={articleHref(finding.id, locale)}
                  words={words}
                  findingWords={findingWords}
                />
              ))}
              {good.length > 0 && (
                <ul role="list" className={`stack-tight ${styles.good}`}>
                  {good.map((finding, index) => (
                    <li key={finding.id}>
                      <Mark kind="tick" variant={index} />
                      {findingWords.say(finding, 'Good')}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        )
      })}
    </section>
  )
}

interface FaultProps {
  finding: Finding
  /** Its number on the pictures; 0: none. */
  number: number
  articleHref: string | null
  words: ReportWords
  findingWords: FindingWords
}

function Fault({ finding, number, articleHref, words, findingWords }: FaultProps) {
  const { id, severity } = finding
  const seen = findingWords.say(finding, 'Seen')
  const evidence = finding.evidence.filter((text) => !seen.includes(text))
  return (
    <article
      className={`stack-tight ${styles.fault}`}
      aria-labelledby={findingAnchor(id)}
      data-severity={severity}
    >
      <h4 id={findingAnchor(id)} tabIndex={-1}>
        {number > 0 && <MarkNumber number={number} />}
        {findingWords.say(finding, 'Title')}
      </h4>
      <p className={`row ${styles.grade} fine`}>
        <strong>{severity === 'good' ? '' : words[messageKey('severity', severity)]}</strong>{' '}
        <span>{words[messageKey('effort', finding.effort)]}</span>
      </p>
      <dl className="stack-close">
        <div>
          <dt>{words.seen}</dt>
          <dd className="measure">
            {seen}
            {evidence.length > 0 && (
              <ul role="list" className={`row ${styles.evidence}`} aria-label={words.evidence}>
                {evidence.map((text, index) => (
                  <li key={index}>{text}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.cost}</dt>
          <dd className="measure">{findingWords.say(finding, 'Cost')}</dd>
        </div>
        <div>
          <dt>{words.todo}</dt>
          <dd className="measure">
            {findingWords.say(finding, 'Do')}{' '}
            {articleHref !== null && <a href={articleHref}>{words.article}</a>}
          </dd>
        </div>
      </dl>
    </article>
  )
}

function articleHref(id: string, locale: ReportContext['locale']): string | null {
  const mistake = ARTICLE_OF[id]
  if (!parts.knowledgeBase || mistake === undefined) return null
  return `${localizedPath(locale, ARTICLE)}#part-${String(MISTAKES.indexOf(mistake) + 1)}`
}
