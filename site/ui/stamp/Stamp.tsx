import type { ReactNode } from 'react'

import styles from './Stamp.module.css'

/** Red asks to look here, green says it is done, ink states it. */
export type StampTone = 'red' | 'green' | 'ink'

/** Words as a rubber stamp: a double frame, a little askew. */
export function Stamp({ tone = 'red', children }: { tone?: StampTone; children: ReactNode }) {
  return <strong className={`${styles.stamp} ${styles[tone]}`}>{children}</strong>
}
