import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Drawing } from '../../ui/picture/Drawing.tsx'
import styles from './KnowledgeBase.module.css'

export interface KnowledgeBaseProps {
  context: PageContext
  articles: readonly ArticleSummary[]
}

/** The knowledge base on the home page: its articles, and a link to the list. */
export function KnowledgeBase({ context, articles }: KnowledgeBaseProps) {
  const words = context.messages.knowledgeBase
  return (
    <section id="knowledge-base" className="section paper" aria-labelledby="knowledge-heading">
      <div className="page-width">
        <h2 id="knowledge-heading">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
        <ArticleCards context={context} articles={articles} className={styles.cards} title="h3" />
        <p className="apart">
          <ButtonLink href={localizedPath(context.locale, '/knowledge')} look="tertiary">
            {words.allArticles}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

interface ArticleCardsProps extends KnowledgeBaseProps {
  className: string | undefined
  title: 'h2' | 'h3'
}

/** Articles with their drawing (`site/assets/articles/<slug>.svg`, if there is one), summary and figure. The whole card is a link. */
export function ArticleCards({ context, articles, className, title: Title }: ArticleCardsProps) {
  const words = context.messages.knowledgeBase
  return (
    <ul role="list" className={className}>
      {articles.map(({ slug, href, title, category, excerpt, minutes, card }) => (
        <li key={slug} className={styles.card}>
          <Drawing name={slug} className={styles.drawing} width={640} height={360} />
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
