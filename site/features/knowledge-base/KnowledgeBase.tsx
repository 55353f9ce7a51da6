import { localizedPath } from '#domain/language/paths.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { ArticleCards } from './ArticleCards.tsx'

interface KnowledgeBaseProps {
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
        <ArticleCards context={context} articles={articles} look="cards" />
        <p className="apart">
          <ButtonLink href={localizedPath(context.locale, '/knowledge')} look="tertiary">
            {words.allArticles}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
