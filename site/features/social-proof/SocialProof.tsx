import { socialProof } from '#content/catalogue/social-proof.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { PageContext } from '../../page/page-context.ts'
import styles from './SocialProof.module.css'

/** Ratings are out of five. */
const BEST_RATING = 5

/** A quiet band: clients, press, ratings. */
export function SocialProof({ context }: { context: PageContext }) {
  const words = context.messages.socialProof
  const { clients, outlets, searchRating, platformRating, badges } = socialProof
  const badgeNames = badges.map((badge) => ('name' in badge ? badge.name : words[badge.law]))
  const best = context.number(BEST_RATING)
  return (
    <section className={styles.band} aria-labelledby="proof-heading">
      <div className="page-width">
        <h2 id="proof-heading" className="visually-hidden">
          {words.heading}
        </h2>
        <ul role="list" className={styles.clients} aria-label={words.clientsLabel}>
          {clients.map(({ name, sector }) => (
            <li key={name}>
              <span className={styles.name}>{name}</span>
              <span className={styles.sector}>{words[sector]}</span>
            </li>
          ))}
        </ul>
        <div className={styles.row}>
          <p>
            {fillPlaceholders(words.searchRating, {
              value: context.number(searchRating.value),
              best,
              count: context.number(searchRating.count),
              source: searchRating.source,
            })}
          </p>
          <p>
            {fillPlaceholders(words.platformRating, {
              value: context.number(platformRating.value),
              best,
              source: platformRating.source,
            })}
          </p>
          <div className={styles.outlets}>
            <span id="proof-outlets">{words.outletsLabel}</span>
            <ul role="list" aria-labelledby="proof-outlets">
              {outlets.map((outlet) => (
                <li key={outlet}>
                  <cite>{outlet}</cite>
                </li>
              ))}
            </ul>
          </div>
          <ul role="list" className={styles.badges} aria-label={words.badgesLabel}>
            {badgeNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
