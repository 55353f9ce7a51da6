import { localizedPath } from '#domain/language/paths.ts'
import type { Locale } from '#domain/language/locales.ts'

import styles from './ChatFoot.module.css'
import type { ChatWords } from './chat-words.ts'

interface ChatFootProps {
  words: ChatWords
  locale: Locale
  /** Whether the assistant is asking for personal data. */
  isAsking: boolean
  /** Null when there is nothing to start over. */
  onStartOver: (() => void) | null
}

/** Below the field: what happens to the visitor's data, and a way to start over. */
export function ChatFoot({ words, locale, isAsking, onStartOver }: ChatFootProps) {
  return (
    <div className={styles.foot}>
      <p>
        {isAsking && `${words.privacyNote} `}
        <a href={localizedPath(locale, '/privacy')}>{words.privacyLink}</a>
      </p>
      {onStartOver && (
        <button type="button" onClick={onStartOver}>
          {words.startOver}
        </button>
      )}
    </div>
  )
}
