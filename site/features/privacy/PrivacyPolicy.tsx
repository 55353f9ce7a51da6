import type { ReactNode } from 'react'

import { sayDate, fillPlaceholders } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import type { PRIVACY_LANGUAGES } from './privacy-languages.ts'
import styles from './PrivacyPolicy.module.css'

interface PrivacyPolicyProps {
  context: PageContext
  title: string
  updated: Date
  /** Language of the text itself. */
  textLanguage: (typeof PRIVACY_LANGUAGES)[number]
  sections: readonly { id: string; title: string }[]
  children: ReactNode
}

/** The privacy policy on its sheet, marked with its language. */
export function PrivacyPolicy({
  context,
  title,
  updated,
  textLanguage,
  sections,
  children,
}: PrivacyPolicyProps) {
  const words = context.messages.privacy
  const format = new Intl.DateTimeFormat(context.tag, { dateStyle: 'long', timeZone: 'UTC' })
  const date = sayDate(format.format(updated), context.tag)
  return (
    <div className={`page-width ${styles.desk}`}>
      {context.locale !== textLanguage && <p className={styles.notice}>{words.languageNotice}</p>}
      <article className={`sheet ${styles.sheet}`} lang={textLanguage}>
        <h1>{title}</h1>
        <p className={`muted ${styles.updated}`} lang={context.locale}>
          {fillPlaceholders(words.updated, { date })}
        </p>
        <nav className="screen-only" aria-labelledby="contents">
          <p id="contents" lang={context.locale}>
            {words.contents}
          </p>
          <ol role="list">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {children}
      </article>
    </div>
  )
}
