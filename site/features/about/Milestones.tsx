import { claims } from '#content/catalogue/claims.ts'
import { milestoneYears } from '#content/catalogue/team.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { PageContext } from '../../page/page-context.ts'
import styles from './Milestones.module.css'

/** Four years along a pencil line. */
export function Milestones({ context }: { context: PageContext }) {
  const words = context.messages.about
  const values = {
    sites: context.number(claims.sitesDelivered),
    countries: context.number(claims.countries),
    languages: context.number(LOCALE_CODES.length),
  }
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="milestones-heading">
      <h2 id="milestones-heading">{words.milestonesHeading}</h2>
      <ol role="list" className={styles.line} data-reveal="">
        {milestoneYears.map((year) => (
          <li key={year}>
            <p className={styles.year}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <h3>{fillPlaceholders(words[`milestone${year}Title`], values)}</h3>
            <p className="muted">{fillPlaceholders(words[`milestone${year}Text`], values)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
