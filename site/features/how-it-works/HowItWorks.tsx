import type { ReactNode } from 'react'

import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Drawing } from '../../ui/picture/Drawing.tsx'
import styles from './HowItWorks.module.css'

interface HowItWorksProps {
  context: PageContext
  /** A picture of the report that the first step gives. */
  children: ReactNode
}

/** Four steps along a pencil line. */
export function HowItWorks({ context, children }: HowItWorksProps) {
  const words = context.messages.howItWorks
  const drawing = (name: string) => (
    <Drawing name={name} className={styles.drawing} width={640} height={480} />
  )
  const steps = [
    {
      title: context.messages.header.freeAnalysis,
      text: fillPlaceholders(words.analysisText, { hours: context.number(claims.analysisHours) }),
      picture: <div className={`sheet ${styles.report}`}>{children}</div>,
      more: (
        <p>
          <a href={localizedPath(context.locale, '/analysis/sample')}>{context.messages.sampleReport.link}</a>
        </p>
      ),
    },
    { title: words.designTitle, text: words.designText, picture: drawing('step-design') },
    { title: words.seoTitle, text: words.seoText, picture: drawing('step-seo') },
    {
      title: words.launchTitle,
      text: fillPlaceholders(words.launchText, { days: context.number(packages[0].revisionDays) }),
      picture: drawing('step-launch'),
    },
  ]
  return (
    <section className={styles.section} aria-labelledby="steps-heading">
      <div className="page-width">
        <h2 id="steps-heading">{words.heading}</h2>
        <ol role="list" className={styles.steps} data-reveal="">
          {steps.map(({ title, text, picture, more }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
                <Mark kind="circle" variant={index} />
              </span>
              <h3>{title}</h3>
              <div className="stack-tight">
                <p className="muted">{text}</p>
                {more}
              </div>
              {picture}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
