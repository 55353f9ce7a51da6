import styles from './Dial.module.css'

/** Limits of poor and middling scores, as Lighthouse colours them. */
const GOOD = 90
const MIDDLING = 50

interface DialProps {
  /** From 0 to 100. */
  value: number
  label: string
  /** The score in words, for screen readers. */
  description: string
}

/** A score as a dial, red to green. */
export function Dial({ value, label, description }: DialProps) {
  const rating = value >= GOOD ? 'good' : value >= MIDDLING ? 'middling' : 'poor'
  return (
    <div className={styles.dial} role="img" aria-label={description}>
      <svg viewBox="0 0 64 64" className={styles[rating]} aria-hidden="true">
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
  )
}
