import { claims } from '#content/catalogue/claims.ts'
import { founder as person } from '#content/catalogue/team.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import { agencyFigures } from '../../page/agency-figures.ts'
import type { PageContext } from '../../page/page-context.ts'
import { Figures } from '../../ui/figures/Figures.tsx'
import { Portrait } from '../../ui/portrait/Portrait.tsx'
import styles from './Story.module.css'

/** How the agency began, with its founder and figures. */
export function Story({ context }: { context: PageContext }) {
  const { about: words, founder } = context.messages
  const percent = new Intl.NumberFormat(context.tag, { style: 'percent', maximumFractionDigits: 2 })
  const satisfied = { value: percent.format(claims.satisfactionPercent / 100), label: words.statSatisfied }
  return (
    <section className="page-width" aria-labelledby="story-heading">
      <div className={`sheet ${styles.sheet}`}>
        <div className={`stack-tight ${styles.words}`}>
          <h2 id="story-heading">{words.storyHeading}</h2>
          <p>{fillPlaceholders(words.storyOne, { name: person.name })}</p>
          <p>{words.storyTwo}</p>
          <p>{fillPlaceholders(words.storyThree, { team: context.number(claims.teamMembers) })}</p>
        </div>
        <figure className={styles.photo}>
          <Portrait
            name="founder"
            alt={fillPlaceholders(founder.portraitAlt, { name: person.name })}
            initials={person.initials}
            width={240}
            height={280}
          />
          <figcaption className="fine">
            <span className="hand">{person.name}</span>
            <span>{founder.role}</span>
          </figcaption>
        </figure>
        <Figures figures={[...agencyFigures(context), satisfied]} className={styles.stats} />
      </div>
    </section>
  )
}
