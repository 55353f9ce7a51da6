import type { ReactNode } from 'react'

import styles from './Clause.module.css'

interface ClauseProps {
  number: number
  id: string
  title: string
  /** White on green instead of ink on white. */
  isInked?: boolean
  children: ReactNode
}

/** One numbered clause between the ruled margins, initialled at its foot. */
export function Clause({ number, id, title, isInked = false, children }: ClauseProps) {
  return (
    <section
      id={id}
      className={isInked ? `${styles.clause} ${styles.inked}` : styles.clause}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <span className={styles.number}>{number}.</span>
          <h2 id={`${id}-title`}>{title}</h2>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
      <div className={styles.initials} aria-hidden="true">
        Initials
        <svg viewBox="0 0 76 30">
          <g fill="none" stroke="currentColor" strokeWidth="1.600" strokeLinecap="round">
            <path d="M6 25C12 14 17 5 20 5s1 14 3 20M10 18c6-2 12-3 15-3M37 9c-6 0-9 6-8 11s8 5 11-1-1-11-5-10" />
            <path d="M61 7c-6-1-8 4-4 7-6 1-8 8-1 9 3 0 6-2 8-4M70 4c-3 7-5 13-4 19 3 1 6 0 8-2" />
          </g>
        </svg>
      </div>
    </section>
  )
}
