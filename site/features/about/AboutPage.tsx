import { claims } from '#content/catalogue/claims.ts'
import { founder as person, milestoneYears, team } from '#content/catalogue/team.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import { agencyFigures } from '../../page/agency-figures.ts'
import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Figures } from '../../ui/figures/Figures.tsx'
import { Portrait } from '../../ui/portrait/Portrait.tsx'
import styles from './AboutPage.module.css'

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
        <h2 id="closing-heading">{context.messages.services.callHeading}</h2>
        <div className="stack start">
          <p className="lead">
            {fillPlaceholders(words.closingText, { hours: context.number(claims.analysisHours) })}
          </p>
          <ButtonLink
            href={`${localizedPath(context.locale, '/')}#contact`}
            look="primary"
            data-free-analysis="about"
          >
            {context.messages.hero.freeAnalysis}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

/** How the agency began, with its founder and figures. */
function Story({ context }: { context: PageContext }) {
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
        <figure className={styles.founder}>
          <Portrait
            name="founder"
            alt={fillPlaceholders(founder.portraitAlt, { name: person.name })}
            initials={person.initials}
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

/** Four people with their portraits; initials where a drawing fails to load (spec §8). */
function Team({ context }: { context: PageContext }) {
  const words = context.messages.about
  return (
    <section className="section paper" aria-labelledby="team-heading">
      <div className="page-width">
        <h2 id="team-heading">{words.teamHeading}</h2>
        <ul role="list" className={styles.people}>
          {team.map(({ id, name, initials }) => (
            <li key={id}>
              <div className={styles.photo}>
                <Portrait name={id} alt={fillPlaceholders(words.portraitAlt, { name })} initials={initials} />
              </div>
              <h3>{name}</h3>
              <p className={styles.role}>{words[`${id}Role`]}</p>
              <p>{words[`${id}Bio`]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Milestones({ context }: { context: PageContext }) {
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
