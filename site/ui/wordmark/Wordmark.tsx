import { agency } from '#content/catalogue/agency.ts'

import { WORDMARK_TICK, wordmarkOf } from './wordmark-parts.ts'
import styles from './Wordmark.module.css'

/** The agency's name; a leading V is drawn as the red tick. */
export function Wordmark() {
  const { hasTick, letters } = wordmarkOf(agency.name)
  return (
    <span className={agency.name.length > 10 ? styles.long : styles.wordmark}>
      {hasTick && (
        <svg viewBox={WORDMARK_TICK.viewBox} aria-hidden="true">
          <path d={WORDMARK_TICK.path} />
        </svg>
      )}
      <span className="visually-hidden">{agency.name}</span>
      <span aria-hidden="true">{letters}</span>
    </span>
  )
}
