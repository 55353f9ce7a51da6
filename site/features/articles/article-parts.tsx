import type { ReactNode } from 'react'

import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Price } from '../../ui/price/Price.tsx'
import styles from './article-parts.module.css'

interface BoxProps {
  title: string
  children: ReactNode
}

interface TierProps {
  name: string
  /** Market prices, as the article states them (decision 2). */
  range: string
  bestFor: string
  children: ReactNode
}

/** Facts of the catalogue in an article's text: `<Fact of="delivery-days" />`. */
type FactName = 'delivery-days' | 'revision-days' | 'analysis-hours' | 'sites-delivered'

/** The components an article may use besides Markdown, with the words and prices of a language. */
export function articleParts(context: PageContext) {
  const words = context.messages.articles
  const [starter] = packages
  const facts: Readonly<Record<FactName, string>> = {
    'delivery-days': context.range(starter.deliveryDays),
    'revision-days': context.number(starter.revisionDays),
    'analysis-hours': context.number(claims.analysisHours),
    'sites-delivered': context.number(claims.sitesDelivered),
  }
  return {
    Figures: ({ children }: { children: ReactNode }) => (
      <div className={`stack ${styles.figures}`}>{children}</div>
    ),

    Figure: ({ value, children }: { value: string; children: ReactNode }) => (
      <p className={styles.figure}>
        <strong>{value}</strong> {children}
      </p>
    ),

    /** A handwritten note in the margin. */
    Note: ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>,

    Tier: ({ name, range, bestFor, children }: TierProps) => (
      <section className={styles.tier}>
        <h3>{name}</h3>
        <p className={styles.range}>{range}</p>
        <div>{children}</div>
        <p className={styles.bestFor}>
          <strong>{words.bestFor}</strong> {bestFor}
        </p>
      </section>
    ),

    Warning: ({ title, children }: BoxProps) => (
      <aside className={styles.warning}>
        <p className={styles.boxTitle}>{title}</p>
        {children}
      </aside>
    ),

    Remedy: ({ children }: { children: ReactNode }) => (
      <div className={styles.remedy}>
        <p className={styles.remedyTitle}>{words.remedy}</p>
        <div>{children}</div>
      </div>
    ),

    Solution: ({ title, children }: BoxProps) => (
      <div className={styles.solution}>
        <p className={styles.boxTitle}>{title}</p>
        {children}
      </div>
    ),

    CallToAction: ({ title, button, children }: BoxProps & { button: string }) => (
      <aside className={`screen-only ${styles.call}`}>
        <p className={styles.boxTitle}>{title}</p>
        {children}
        <ButtonLink
          href={`${localizedPath(context.locale, '/')}#contact`}
          look="primary"
          data-free-analysis="article"
        >
          {button}
        </ButtonLink>
        <p>
          <a href={localizedPath(context.locale, '/analysis')}>
            {context.messages.websiteAnalysis.fromArticle}
          </a>
        </p>
      </aside>
    ),

    StarterPrice: () => <Price name={packages[0].id} context={context} />,

    Fact: ({ of }: { of: FactName }) => {
      if (!Object.hasOwn(facts, of)) throw new Error(`No fact "${of}" for an article`)
      return <>{facts[of]}</>
    },
  }
}
