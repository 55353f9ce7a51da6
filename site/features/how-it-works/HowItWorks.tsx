import type { ReactNode } from 'react'

import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { PageContext } from '../../page/page-context.ts'
import styles from './HowItWorks.module.css'

interface HowItWorksProps {
  context: PageContext
  /** A picture of the report that the first step gives. */
  children: ReactNode
}

/** Four steps along a pencil line. */
export function HowItWorks({ context, children }: HowItWorksProps) {
  const words = context.messages.howItWorks
  const steps = [
    {
      title: words.analysisTitle,
      text: fillPlaceholders(words.analysisText, { hours: context.number(claims.analysisHours) }),
      more: (
        <div className={`stack-tight start ${styles.more}`}>
          <div className={`sheet ${styles.report}`}>{children}</div>
          <a href={localizedPath(context.locale, '/analysis/sample')}>{context.messages.sampleReport.link}</a>
        </div>
      ),
    },
    { title: words.designTitle, text: words.designText },
    { title: words.seoTitle, text: words.seoText },
    {
      title: words.launchTitle,
      text: fillPlaceholders(words.launchText, { days: context.number(packages[0].revisionDays) }),
    },
  ]
  return (
    <section className={styles.section} aria-labelledby="steps-heading">
      <div className="page-width">
        <h2 id="steps-heading">{words.heading}</h2>
        <ol role="list" className={styles.steps} data-reveal="">
          {steps.map(({ title, text, more }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
              {more}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
