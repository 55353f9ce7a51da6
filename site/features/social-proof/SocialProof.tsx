import { packages } from '#content/catalogue/packages.ts'
import { portfolioItems } from '#content/catalogue/portfolio.ts'
import { socialProof } from '#content/catalogue/social-proof.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Screenshot } from '../../ui/picture/Screenshot.tsx'
import { Price } from '../../ui/price/Price.tsx'
import styles from './SocialProof.module.css'

/** Ratings are out of five. */
const BEST_RATING = 5

/** The clients' own sites, each with its package, price and days; below them press and ratings. */
export function SocialProof({ context }: { context: PageContext }) {
  const words = context.messages.socialProof
  const { outlets, searchRating, platformRating, badges } = socialProof
  const badgeNames = badges.map((badge) => ('name' in badge ? badge.name : words[badge.law]))
  const best = context.number(BEST_RATING)
  return (
    <section className={`section ${styles.band}`} aria-labelledby="proof-heading">
      <div className="page-width">
        <h2 id="proof-heading">{words.heading}</h2>
        <p id="proof-clients" className="lead">
          {words.clientsLabel}
        </p>
        <ul role="list" className={styles.wall} aria-labelledby="proof-clients">
          {portfolioItems.map((site) => (
            <li key={site.id} data-slide>
              <a href={site.address}>
                <Screenshot
                  name={site.picture}
                  alt=""
                  sizes="(width < 40rem) 50vw, (width < 64rem) 46vw, 25rem"
                />
                <Label site={site} context={context} />
              </a>
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
          <div className={`row ${styles.outlets}`}>
            <span id="proof-outlets">{words.outletsLabel}</span>
            <ul role="list" className="row" aria-labelledby="proof-outlets">
              {outlets.map((outlet) => (
                <li key={outlet}>
                  <cite>{outlet}</cite>
                </li>
              ))}
            </ul>
          </div>
          <ul role="list" className={`row ${styles.badges}`} aria-label={words.badgesLabel}>
            {badgeNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** A strip of paper: client, trade, package and days, and by hand what it cost. */
function Label({ site, context }: { site: (typeof portfolioItems)[number]; context: PageContext }) {
  const { portfolio, pricing } = context.messages
  const days = fillPlaceholders(pricing.changeDays, { count: context.number(site.days) })
  const offer = packages.find(({ id }) => id === site.package)
  return (
    <span className={`sheet taped ${styles.label}`}>
      <strong>{site.name}</strong>
      <span className="muted">
        <span>{portfolio[`${site.id}Trade`]}</span>
        <span>{[offer?.name, days].filter(Boolean).join(' · ')}</span>
      </span>
      {offer && (
        <span className="hand">
          <Price name={offer.id} context={context} />
        </span>
      )}
    </span>
  )
}
