import type { Messages } from '#content/messages/messages.ts'
import { LANGUAGE_PARAMETERS } from '#domain/language/storage-keys.ts'

import { forgetLanguage } from '../../browser/parts/language-links.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './LanguageDebug.module.css'
import type { VisitorPlace } from './visitor-place.ts'

/** What the browser has stored; null: nothing. */
interface LanguageFacts {
  currentLanguage: string
  browserLanguage: string
  savedLanguage: string | null
  autoDetected: string | null
}

interface LanguageDebugProps {
  words: Messages['languageDebug']
  facts: LanguageFacts
  place: VisitorPlace
  onClose: () => void
}

const HEADING_ID = 'language-debug'

/** Why the page came in its language, for the people who run the site (spec §2). */
export function LanguageDebug({ words, facts, place, onClose }: LanguageDebugProps) {
  const isGuess = facts.autoDetected === 'true' ? words.yes : words.no
  const rows = [
    { term: words.currentLanguage, value: facts.currentLanguage },
    { term: words.browserLanguage, value: facts.browserLanguage },
    { term: words.country, value: place.country ?? words.unknown },
    { term: words.city, value: place.city ?? words.unknown },
    { term: words.savedLanguage, value: facts.savedLanguage ?? words.unknown },
    { term: words.autoDetected, value: facts.autoDetected === null ? words.unknown : isGuess },
  ]
  return (
    <section className={`stack-tight screen-only ${styles.panel}`} aria-labelledby={HEADING_ID}>
      <div className={styles.top}>
        <p id={HEADING_ID}>{words.heading}</p>
        <button type="button" className={`tap ${styles.close}`} aria-label={words.close} onClick={onClose}>
          ×
        </button>
      </div>
      <dl className={styles.facts}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button look="secondary" isSmall onClick={testLanguageDetection}>
        {words.reset}
      </Button>
    </section>
  )
}

/**
 * Removes the stored language and detects it again. Spec §2 says "reloads", but a reload of `/de` would only
 * store `de` again: `/` is the page that detects. The query stays without its language, so that the panel
 * opens again.
 */
function testLanguageDetection(): void {
  forgetLanguage()
  const query = new URLSearchParams(location.search)
  for (const name of LANGUAGE_PARAMETERS) query.delete(name)
  const rest = query.toString()
  location.assign(rest === '' ? '/' : `/?${rest}`)
}
