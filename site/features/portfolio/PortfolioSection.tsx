import type { ReactNode } from 'react'

import type { PageContext } from '../../page/page-context.ts'
import styles from './PortfolioSection.module.css'

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
