import { founder } from '#content/catalogue/team.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'

import { agencyFigures } from '../../page/agency-figures.ts'
import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Figures } from '../../ui/figures/Figures.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Portrait } from '../../ui/portrait/Portrait.tsx'
import styles from './Founder.module.css'

/** A signed letter: why the agency exists and what it stands for. */
export function Founder({ context }: { context: PageContext }) {
  const words = context.messages.founder
  const values = [
    { title: words.valueHonestyTitle, text: words.valueHonestyText },
    { title: words.valuePlainTitle, text: words.valuePlainText },
    { title: words.valueFinishTitle, text: words.valueFinishText },
  ]
  return (
    <section id="about" className={styles.section} aria-labelledby="founder-heading">
      <div className={`page-width ${styles.grid}`}>
        <div className={`sheet ${styles.letter}`}>
          <div className={styles.side}>
            <div className={`sheet taped ${styles.photo}`}>
              <Portrait
                name="founder"
                alt={fillPlaceholders(words.portraitAlt, { name: founder.name })}
                initials={founder.initials}
              />
            </div>
            <Figures figures={agencyFigures(context)} className={styles.stats} />
          </div>
          <div className="stack">
            <h2 id="founder-heading">{words.heading}</h2>
            <blockquote className={styles.quote}>
              <p>{words.quote}</p>
            </blockquote>
            <p className="measure">{words.letterOne}</p>
            <p className="measure">{words.letterTwo}</p>
            <div className={`row ${styles.end}`}>
              <p className={`fine ${styles.signature}`}>
                <span className={styles.hand}>
                  {founder.name}
                  <Mark kind="underline" variant={2} />
                </span>
                <span>{words.role}</span>
              </p>
              <ButtonLink href={localizedPath(context.locale, '/about')} look="tertiary">
                {words.moreAboutUs}
              </ButtonLink>
            </div>
          </div>
        </div>
        <div className={styles.mission}>
          <h3>{words.missionHeading}</h3>
          <p className={styles.statement}>{words.mission}</p>
        </div>
        <div className={styles.values}>
          <h3>{words.valuesHeading}</h3>
          <dl className="stack">
            {values.map(({ title, text }, index) => (
              <div key={title}>
                <dt>
                  <Mark kind="tick" variant={index} />
                  {title}
                </dt>
                <dd className="muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
