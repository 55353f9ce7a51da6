import { agency } from '#content/catalogue/agency.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { ArticleCards, type KnowledgeBaseProps } from './KnowledgeBase.tsx'
import styles from './KnowledgeList.module.css'

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
          <ArticleCards context={context} articles={articles} className={styles.rows} title="h2" />
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
