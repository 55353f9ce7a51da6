import { agency } from '#content/catalogue/agency.ts'

import styles from './Wordmark.module.css'

/** The agency's name; a leading V is drawn as the red tick. */
export function Wordmark() {
  const hasTick = /^v/i.test(agency.name)
  return (
    <span className={styles.wordmark}>
      {hasTick && (
        <svg viewBox="0 0 32 28" aria-hidden="true" focusable="false">
          <path d="M2 15c4 2 6 6 8 10C14 15 20 7 30 2" />
        </svg>
      )}
      <span className="visually-hidden">{agency.name}</span>
      <span aria-hidden="true">{hasTick ? agency.name.slice(1) : agency.name}</span>
    </span>
  )
}
