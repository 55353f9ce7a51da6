import { caseStudies, type ListedCaseStudy } from '#content/catalogue/case-studies.ts'
import { claims } from '#content/catalogue/claims.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { MarkedPage, Scores } from './CaseStudySlide.tsx'
import styles from './SampleReport.module.css'

/** What the free analysis gives, shown on the old page of the second case study: the first is on the first screen. */
export function SampleReport({ context }: { context: PageContext }) {
  const { sampleReport: words, portfolio, header } = context.messages
  const study: ListedCaseStudy = caseStudies[1]
  const { id, client, before } = study
  const hours = context.number(claims.analysisHours)
  const first = [
    { title: portfolio[`${id}IssueOne`], text: words.oneText },
    { title: portfolio[`${id}IssueTwo`], text: words.twoText },
    { title: portfolio[`${id}IssueThree`], text: words.threeText },
  ]
  return (
    <section className="page">
      <div className="page-width">
        <h1>{words.heading}</h1>
        <p className="lead">{fillPlaceholders(words.lead, { client, hours })}</p>
        <div className={`sheet ${styles.sheet}`}>
          <div className={`stack ${styles.picture}`}>
            <MarkedPage study={study} words={portfolio} sizes="(width < 64rem) 86vw, 44rem" />
            <Scores scores={before} words={portfolio} />
          </div>
          <div className={styles.findings}>
            <h2 className="as-h3">{words.firstHeading}</h2>
            <ol role="list">
              {first.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <h2 className="as-h3">{words.keepHeading}</h2>
            <p>{words.keepText}</p>
          </div>
        </div>
        <div className={`stack-tight start ${styles.ask}`}>
          <h2>{words.askHeading}</h2>
          <p>{fillPlaceholders(words.askText, { hours })}</p>
          <ButtonLink
            href={`${localizedPath(context.locale, '/')}#contact`}
            look="primary"
            data-free-analysis="sample_report"
          >
            {header.freeAnalysis}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
