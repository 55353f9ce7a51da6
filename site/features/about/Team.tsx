import { team } from '#content/catalogue/team.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Portrait } from '../../ui/portrait/Portrait.tsx'
import styles from './Team.module.css'

/** Four people with their portraits; initials where a drawing fails to load (spec §8). */
export function Team({ context }: { context: PageContext }) {
  const words = context.messages.about
  return (
    <section className="section paper" aria-labelledby="team-heading">
      <div className="page-width">
        <h2 id="team-heading">{words.teamHeading}</h2>
        <ul role="list" className={styles.people}>
          {team.map(({ id, name, initials }) => (
            <li key={id}>
              <div className={styles.photo}>
                <Portrait
                  name={id}
                  alt={fillPlaceholders(words.portraitAlt, { name })}
                  initials={initials}
                  width={240}
                  height={280}
                />
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
