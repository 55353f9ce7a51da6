import { localizedPath } from '#domain/language/paths.ts'
import type { Locale } from '#domain/language/locales.ts'

import styles from './ChatFoot.module.css'
import type { ChatWords } from './chat-words.ts'

interface ChatFootProps {
  words: ChatWords
  locale: Locale
  /** Whether the visitor is being asked for something personal. */
  isAsking: boolean
  /** Null while there is nothing to start over. */
  onStartOver: (() => void) | null
}

/** Below the field: what becomes of what is typed there, and a way back to the beginning. */
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
