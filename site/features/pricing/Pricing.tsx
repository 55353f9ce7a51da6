import type { ReactNode } from 'react'

import { packages } from '#content/catalogue/packages.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { PageContext } from '../../page/page-context.ts'
import { AddOnList } from './AddOnList.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { PackageSheet } from './PackageSheet.tsx'
import styles from './Pricing.module.css'

interface PricingProps {
  context: PageContext
  /** The article that says what the market asks. */
  guide: ArticleSummary | undefined
  /** Links to questions about paying. */
  children: ReactNode
}

/** The packages, side by side in detail, and what can be added. */
export function Pricing({ context, guide, children }: PricingProps) {
  const words = context.messages.pricing
  return (
    <section id="pricing" aria-labelledby="pricing-heading">
      <div className="section guides">
        <div className="page-width">
          <h2 id="pricing-heading">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <div className={styles.sheets} data-count={packages.length} data-reveal="">
            {packages.map((offer, index) => (
              <PackageSheet key={offer.id} offer={offer} context={context} variant={index} />
            ))}
          </div>
          {guide && (
            <p className="fine measure apart">
              {words.crossedOut} <a href={guide.href}>{guide.title}</a>
            </p>
          )}
          <ComparisonTable context={context} />
        </div>
      </div>
      <div className={`guides ${styles.desk}`}>
        <div className="page-width">
          <AddOnList context={context} />
          <p className="fine measure apart">{words.note}</p>
          <div className="apart">{children}</div>
        </div>
      </div>
    </section>
  )
}
