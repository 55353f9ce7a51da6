import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { PageContext } from '../../page/page-context.ts'
import styles from './ArticleCards.module.css'

interface ArticleCardsProps {
  context: PageContext
  articles: readonly ArticleSummary[]
  /** Cards beside each other in a section of a page; rows, larger, where they are the page. */
  look: 'cards' | 'rows'
}

/** Articles: the figure each is about, and what it tells. The whole of a card leads there. */
export function ArticleCards({ context, articles, look }: ArticleCardsProps) {
  const words = context.messages.knowledgeBase
  const Title = look === 'rows' ? 'h2' : 'h3'
  return (
    <ul role="list" className={styles[look]}>
      {articles.map(({ slug, href, title, category, excerpt, minutes, stat, statLabel }) => (
        <li key={slug} className={styles.card}>
          <p className={styles.meta}>
            {category} · {fillPlaceholders(words.readTime, { minutes: context.number(minutes) })}
          </p>
          <Title className={styles.title}>
            <a href={href}>{title}</a>
          </Title>
          <p>{excerpt}</p>
          <p className={styles.stat}>
            <strong>{stat}</strong> {statLabel}
          </p>
        </li>
      ))}
    </ul>
  )
}
