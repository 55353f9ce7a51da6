import { fillPlaceholders } from '#domain/language/message-text.ts'

import styles from './Dial.module.css'

const BEST = 100
/** Limits of poor and middling scores, as Lighthouse colours them. */
const GOOD = 90
const MIDDLING = 50

interface DialsProps {
  /** From 0 to 100. */
  scores: readonly { label: string; value: number }[]
  /** A score in words, for screen readers: of {label}, {value} and {best}. */
  words: string
}

/** Scores as dials, red to green. */
export function Dials({ scores, words }: DialsProps) {
  return (
    <div className={`row ${styles.dials}`}>
      {scores.map(({ label, value }) => (
        <div
          key={label}
          className={styles.dial}
          role="img"
          aria-label={fillPlaceholders(words, { label, value, best: BEST })}
        >
          <svg viewBox="0 0 64 64" className={styles[ratingOf(value)]} aria-hidden="true">
            <circle cx="32" cy="32" r="28" />
            <circle
              cx="32"
              cy="32"
              r="28"
              pathLength="100"
              strokeDasharray={`${value} 100`}
              transform="rotate(-90 32 32)"
            />
            <text x="32" y="41" textAnchor="middle">
              {value}
            </text>
          </svg>
          <span aria-hidden="true">{label}</span>
        </div>
      ))}
    </div>
  )
}

function ratingOf(score: number): 'good' | 'middling' | 'poor' {
  return score >= GOOD ? 'good' : score >= MIDDLING ? 'middling' : 'poor'
}
