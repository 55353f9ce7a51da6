import type { ReactNode } from 'react'

import styles from './Stamp.module.css'

/** Red asks for action, green says done, ink only states. */
export type StampTone = 'red' | 'green' | 'ink'

/** Words as a rubber stamp: a double frame, slightly rotated. */
export function Stamp({ tone = 'red', children }: { tone?: StampTone; children: ReactNode }) {
  return <strong className={`${styles.stamp} ${styles[tone]}`}>{children}</strong>
}
