import type { ReactNode } from 'react'

import { claims } from '#content/catalogue/claims.ts'
import { portfolioItems } from '#content/catalogue/portfolio.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Screenshot } from '../../ui/picture/Screenshot.tsx'
import styles from './Portfolio.module.css'

/** Six sites in browser frames; each opens in a new tab. */
export function PortfolioGrid({ context }: { context: PageContext }) {
  const words = context.messages.portfolio
  return (
    <>
      <ul role="list" className={styles.grid}>
        {portfolioItems.map(({ id, name, picture, address }) => (
          <li key={id} className={styles.item}>
            <div className={`sheet ${styles.frame}`}>
              <Screenshot
                name={picture}
                alt={fillPlaceholders(words.shotAlt, { client: name })}
                sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 25rem"
              />
            </div>
            <h3>{name}</h3>
            <p className="muted">{words[`${id}Trade`]}</p>
            <a href={address} className="way" target="_blank" rel="noopener">
              {words.visitSite}{' '}
              <span className="visually-hidden">{fillPlaceholders(words.visitSiteOf, { client: name })}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={`row ${styles.end}`}>
        <p>{fillPlaceholders(words.claim, { sites: context.number(claims.sitesDelivered) })}</p>
        <ButtonLink href="#free-audit" look="secondary" data-free-analysis="portfolio">
          {context.messages.hero.freeAnalysis}
        </ButtonLink>
      </div>
    </>
  )
}

/** The section around the two tabs, which are islands. */
export function PortfolioSection({ context, children }: { context: PageContext; children: ReactNode }) {
  const words = context.messages.portfolio
  return (
    <section id="portfolio" className="section" aria-labelledby="portfolio-heading">
      <div className="page-width">
        <h2 id="portfolio-heading">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
        <div className={styles.tabs}>{children}</div>
      </div>
    </section>
  )
}
