import { messages } from '#content/messages/messages.ts'
import { LOCALE_CODES, LOCALES } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'

import { Flag } from '../../ui/icon/Flag.tsx'
import { Wordmark } from '../../ui/wordmark/Wordmark.tsx'
import styles from './LanguageChoice.module.css'

/**
 * The page at `/`: with script an overlay in the detected language while the browser goes there, without
 * script the eight languages to choose from (decision 14).
 */
export function LanguageChoice() {
  return (
    <>
      <div className={styles.overlay}>
        <Wordmark />
        <span className={styles.pencil} aria-hidden="true" />
        <div role="status">
          {LOCALE_CODES.map((code) => (
            <p key={code} lang={code} data-overlay={code}>
              {messages[code].language.loading}
            </p>
          ))}
        </div>
      </div>
      <main className={styles.choice}>
        <Wordmark />
        <h1 className={styles.heading}>{messages.en.language.chooseHeading}</h1>
        <ul role="list" className={`stack-close ${styles.list}`}>
          {LOCALE_CODES.map((code) => (
            <li key={code}>
              <a href={localizedPath(code, '/')} lang={code} hrefLang={code}>
                <Flag locale={code} place="menu" />
                {LOCALES[code].name}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}
