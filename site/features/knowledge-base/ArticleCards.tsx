import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { PageContext } from '../../page/page-context.ts'
import styles from './ArticleCards.module.css'

const DRAWINGS: Record<string, string> = import.meta.glob('../../assets/articles/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface ArticleCardsProps {
  context: PageContext
  articles: readonly ArticleSummary[]
  /** Cards side by side in a section; larger rows on the list's own page. */
  look: 'cards' | 'rows'
}

/** Articles with their drawing (`site/assets/articles/<slug>.svg`, if there is one), summary and figure. The whole card is a link. */
export function ArticleCards({ context, articles, look }: ArticleCardsProps) {
  const words = context.messages.knowledgeBase
  const Title = look === 'rows' ? 'h2' : 'h3'
  return (
    <ul role="list" className={styles[look]}>
      {articles.map(({ slug, href, title, category, excerpt, minutes, card }) => (
        <li key={slug} className={styles.card}>
          <ArticleDrawing slug={slug} />
          <p className="fine">
            {category} · {fillPlaceholders(words.readTime, { minutes: context.number(minutes) })}
          </p>
          <Title className={styles.title} data-article={slug}>
            <a href={href}>{title}</a>
          </Title>
          <p>{excerpt}</p>
          <p className={styles.stat}>
            <strong>{card.stat}</strong> <span>{card.statLabel}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function ArticleDrawing({ slug }: { slug: string }) {
  const file = DRAWINGS[`../../assets/articles/${slug}.svg`]
  if (file === undefined) return null
  return <img className={styles.drawing} src={file} alt="" width={640} height={360} loading="lazy" />
}
