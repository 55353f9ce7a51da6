import { agency } from '#content/catalogue/agency.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import styles from './KnowledgeBase.module.css'

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

/** The list of all articles, and the mail that asks for the calculator and for new ones (spec §2, §7). */
export function KnowledgeList({ context, articles }: KnowledgeBaseProps) {
  const { knowledgeBase: words, mailLinks } = context.messages
  const draft = mailDraft('newsletter-roi', agency.salesMailbox, mailLinks)
  return (
    <section className={`page ${styles.page}`}>
      <div className="page-width">
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <div className={`sheet ${styles.sheet}`}>
          <ArticleCards context={context} articles={articles} look="rows" />
        </div>
        <div className={`stack start measure ${styles.offer}`}>
          <h2 className="as-h3">{words.newsletterHeading}</h2>
          <p>{words.newsletterText}</p>
          <ButtonLink href={mailLink(draft)} look="secondary" data-newsletter="knowledge">
            {words.newsletterButton}
          </ButtonLink>
        </div>
        <p className="apart">
          <a href={localizedPath(context.locale, '/rss.xml')} type="application/rss+xml">
            {words.feed}
          </a>
        </p>
      </div>
    </section>
  )
}

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
function ArticleCards({ context, articles, look }: ArticleCardsProps) {
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
