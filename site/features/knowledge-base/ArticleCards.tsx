import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { PageContext } from '../../page/page-context.ts'
import styles from './ArticleCards.module.css'

interface ArticleCardsProps {
  context: PageContext
  articles: readonly ArticleSummary[]
  /** Cards side by side in a section; larger rows on the list's own page. */
  look: 'cards' | 'rows'
}

/** Articles with their figure and summary. The whole card is a link. */
export function ArticleCards({ context, articles, look }: ArticleCardsProps) {
  const words = context.messages.knowledgeBase
  const Title = look === 'rows' ? 'h2' : 'h3'
  return (
    <ul role="list" className={styles[look]}>
      {articles.map(({ slug, href, title, category, excerpt, minutes, card }) => (
        <li key={slug} className={styles.card}>
          <p className={styles.meta}>
            {category} · {fillPlaceholders(words.readTime, { minutes: context.number(minutes) })}
          </p>
          <Title className={styles.title}>
            <a href={href}>{title}</a>
          </Title>
          <p>{excerpt}</p>
          <p className={styles.stat}>
            <strong>{card.stat}</strong> {card.statLabel}
          </p>
        </li>
      ))}
    </ul>
  )
}
