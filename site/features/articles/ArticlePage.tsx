import type { ReactNode } from 'react'

import { founder } from '#content/catalogue/team.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders, sayDate } from '#domain/language/message-text.ts'
import { LANGUAGE_PARAMETERS } from '#domain/language/storage-keys.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import styles from './ArticlePage.module.css'

interface ArticlePageProps {
  context: PageContext
  article: ArticleSummary
  contents: readonly ContentsEntry[]
  others: readonly ArticleSummary[]
  /** The text. */
  children: ReactNode
}

/** An article, set like a magazine: large title, one figure, contents beside the text. */
export function ArticlePage({ context, article, contents, others, children }: ArticlePageProps) {
  const { articles: words, contactForm, knowledgeBase, privacy } = context.messages
  const readTime = fillPlaceholders(knowledgeBase.readTime, { minutes: context.number(article.minutes) })
  const day = new Intl.DateTimeFormat(context.tag, { dateStyle: 'long', timeZone: 'UTC' })
  const days = [
    { text: words.published, date: article.published },
    { text: privacy.updated, date: article.updated },
  ]
  return (
    <div className={styles.desk}>
      <div className={styles.progress} aria-hidden="true"></div>
      <div className="page-width">
        <p className={`screen-only ${styles.back}`}>
          {/* Spec §2: by way of `/`, which knows the language and keeps the place. */}
          <a className="way" href={`/?${LANGUAGE_PARAMETERS[0]}=${context.locale}#knowledge-base`}>
            {contactForm.sentBack}
          </a>
        </p>
        <article className={`sheet ${styles.sheet}`}>
          <header className={styles.header}>
            <p className={`muted ${styles.meta}`}>
              {article.category} · {readTime}
            </p>
            <h1 data-article={article.slug}>{article.title}</h1>
            <p className={`lead ${styles.lead}`}>{article.excerpt}</p>
            <p className={styles.stat}>
              <strong>{article.stat}</strong> <span>{article.statLabel}</span>
            </p>
          </header>
          <Contents heading={words.contents} entries={contents} />
          <div className={styles.text}>{children}</div>
          <footer className={`fine ${styles.colophon}`}>
            <p>{fillPlaceholders(words.byline, { name: founder.name })}</p>
            {days.map(({ text, date }) => (
              <p key={text}>
                <time dateTime={date.toISOString().slice(0, 10)}>
                  {fillPlaceholders(text, { date: sayDate(day.format(date), context.tag) })}
                </time>
              </p>
            ))}
          </footer>
        </article>
        <section className={`screen-only ${styles.next}`} aria-labelledby="read-next">
          <h2 id="read-next" className="as-h3">
            {words.readNext}
          </h2>
          <ul role="list">
            {others.map(({ slug, href, title, category }) => (
              <li key={slug}>
                <span className="fine">{category}</span>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
          <ButtonLink href={localizedPath(context.locale, '/knowledge')} look="tertiary">
            {knowledgeBase.allArticles}
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}

export interface ContentsEntry {
  id: string
  title: string
}

/** The article's sections: beside the text where there is space, folded above it on phones. */
function Contents({ heading, entries }: { heading: string; entries: readonly ContentsEntry[] }) {
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label={heading}>
      <details className={styles.fold}>
        <summary>{heading}</summary>
        <List entries={entries} />
      </details>
      <div className={styles.column}>
        <p className={styles.heading} aria-hidden="true">
          {heading}
        </p>
        <List entries={entries} />
      </div>
    </nav>
  )
}

function List({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol role="list">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
