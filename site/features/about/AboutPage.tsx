import { claims } from '#content/catalogue/claims.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import styles from './AboutPage.module.css'
import { Milestones } from './Milestones.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'

/** The about page: story, figures, mission, values, four people, four milestones, and a call to action (spec §2). */
export function AboutPage({ context }: { context: PageContext }) {
  const { about: words, founder } = context.messages
  const values = [
    { title: founder.valueHonestyTitle, text: founder.valueHonestyText },
    { title: founder.valuePlainTitle, text: founder.valuePlainText },
    { title: founder.valueFinishTitle, text: founder.valueFinishText },
  ]
  return (
    <div className={`page ${styles.page}`}>
      <header className={`page-width stack ${styles.head}`}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <Story context={context} />
      <section className={`page-width ${styles.mission}`} aria-labelledby="mission-heading">
        <h2 id="mission-heading" className="as-h3">
          {founder.missionHeading}
        </h2>
        <p className={styles.statement}>{founder.mission}</p>
        <h3>{founder.valuesHeading}</h3>
        <dl className={styles.values}>
          {values.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Team context={context} />
      <Milestones context={context} />
      <section className={`page-width ${styles.mission}`} aria-labelledby="closing-heading">
        <h2 id="closing-heading">{words.closingHeading}</h2>
        <div className="stack start">
          <p className="lead">
            {fillPlaceholders(words.closingText, { hours: context.number(claims.analysisHours) })}
          </p>
          <ButtonLink
            href={`${localizedPath(context.locale, '/')}#contact`}
            look="primary"
            data-free-analysis="about"
          >
            {words.closingButton}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
