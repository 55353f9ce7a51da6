import type { ReactNode } from 'react'

import styles from './Carousel.module.css'

/** One slide of a carousel. */
export function Slide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.slide} data-slide role="group" aria-roledescription="slide" aria-label={label}>
      {children}
    </div>
  )
}
