import type { ReactNode } from 'react'

import { claims } from '#content/catalogue/claims.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Mark } from '../../ui/mark/Mark.tsx'
import styles from './AnalysisPage.module.css'

interface AnalysisPageProps {
  context: PageContext
  /** The form. */
  children: ReactNode
  /** A marked page of the portfolio: a slot, which Astro's types do not see. */
  sample?: ReactNode
}

/** The page that asks for an address: one field, what it gives, and what becomes of the address. */
export function AnalysisPage({ context, children, sample }: AnalysisPageProps) {
  const { websiteAnalysis: words, sampleReport, contactForm } = context.messages
  const path = (page: string) => localizedPath(context.locale, page)
  const honest = [
    { term: words.lookTerm, text: words.lookText },
    { term: words.timeTerm, text: words.timeText },
    {
      term: words.keepTerm,
      text: fillPlaceholders(words.keepText, { days: context.number(claims.analysisKeptDays) }),
    },
    {
      term: words.limitTerm,
      text: fillPlaceholders(words.limitText, { hours: context.number(claims.analysisHours) }),
    },
  ]
  return (
    <div className={`page-width ${styles.page}`}>
      <section className="stack" aria-labelledby="analysis-heading">
        <h1 id="analysis-heading">{words.askHeading}</h1>
        <p className="lead">{words.askLead}</p>
        {children}
        <p className="fine-print measure">
          {words.terms} <a href={path('/privacy')}>{contactForm.privacyLink}</a>
        </p>
      </section>
      <figure className={styles.sample}>
        <div className={`sheet ${styles.sheet}`}>{sample}</div>
        <figcaption className="row">
          <span className="hand">{words.sampleCaption}</span>{' '}
          <a href={path('/analysis/sample')}>{sampleReport.link}</a>
        </figcaption>
      </figure>
      <section className={`stack ${styles.get}`} aria-labelledby="get-heading">
        <h2 id="get-heading" className="as-h2">
          {words.getHeading}
        </h2>
        <ul role="list" className="stack-tight">
          {[words.getMarks, words.getFirst, words.getFindings, words.getFigures].map((text, index) => (
            <li key={text}>
              <Mark kind="tick" variant={index} />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section className={`stack ${styles.honest}`} aria-labelledby="honest-heading">
        <h2 id="honest-heading" className="as-h2">
          {words.honestHeading}
        </h2>
        <dl>
          {honest.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="muted measure">{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a className="way" href={path('/analysis/robot')}>
            {words.robotLink}
          </a>
        </p>
      </section>
    </div>
  )
}
