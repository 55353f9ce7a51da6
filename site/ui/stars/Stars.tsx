import { fillPlaceholders } from '#domain/language/message-text.ts'

import styles from './Stars.module.css'

/** Ratings are out of five. */
const BEST = 5

interface StarsProps {
  value: number
  /** "{value} of {best} stars". */
  description: string
  /** How the page's language writes a number. */
  number: (value: number) => string
}

/** A rating as stars. */
export function Stars({ value, description, number }: StarsProps) {
  const text = fillPlaceholders(description, { value: number(value), best: number(BEST) })
  return (
    <span className={styles.stars} role="img" aria-label={text}>
      {Array.from({ length: BEST }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" data-full={index < value} aria-hidden="true">
          <path d="M10 1.5l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L10 15l-5.5 3.2 1.3-6.1L1.2 7.9l6.2-.7z" />
        </svg>
      ))}
    </span>
  )
}
