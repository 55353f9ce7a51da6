import { articles } from '#content/catalogue/articles.ts'
import type { Messages } from '#content/messages/en/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { formatPrice } from '#domain/pricing/format-price.ts'

import type { PageContext } from '../../layouts/page-context.ts'
import styles from './KnowledgeBase.module.css'

/** Three articles as cards: the figure each is about, and what it tells. */
export function KnowledgeBase({ context }: { context: PageContext }) {
  const words = context.messages.knowledgeBase
  return (
    <section id="knowledge-base" className={styles.section} aria-labelledby="knowledge-heading">
      <div className="page-width">
        <h2 id="knowledge-heading">{words.heading}</h2>
        <p className={`lead ${styles.lead}`}>{words.lead}</p>
        <ul role="list" className={styles.cards}>
          {articles.map(({ id, minutes, stat }) => {
            const { category, title, excerpt, statsLabel } = cardWords(id, words)
            return (
              <li key={id} className={styles.card}>
                <p className={styles.meta}>
                  {category} · {fillPlaceholders(words.readTime, { minutes: context.number(minutes) })}
                </p>
                <h3>{title}</h3>
                <p>{excerpt}</p>
                <p className={styles.stat}>
                  <strong>{formatStat(stat, context.tag)}</strong> {statsLabel}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

type Article = (typeof articles)[number]

function cardWords(id: Article['id'], words: Messages['knowledgeBase']) {
  return {
    category: words[`${id}Category`],
    title: words[`${id}Title`],
    excerpt: words[`${id}Excerpt`],
    statsLabel: words[`${id}Stats`],
  }
}

/** The articles' own figures: shares of the market, and one sum in dollars (decision 2). */
function formatStat({ value, unit }: Article['stat'], tag: string): string {
  if (unit === 'dollars') return formatPrice(value, 'USD', tag)
  return new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100)
}
