import type { ReactNode } from 'react'

import styles from './MessageSheet.module.css'

interface MessageSheetProps {
  heading: string
  /** A few words set larger than the heading. */
  remark?: string
  /** A sign in pencil red, such as a tick, or a drawing. */
  sign: ReactNode
  children: ReactNode
}

/** A page with one short message on a sheet. */
export function MessageSheet({ heading, remark, sign, children }: MessageSheetProps) {
  return (
    <section className={`page-width ${styles.desk}`}>
      <div className={`sheet ${styles.sheet}`}>
        <div className={styles.sign} aria-hidden="true">
          {sign}
        </div>
        <div className={`stack ${styles.words}`}>
          {remark === undefined ? (
            <h1 className="as-h2">{heading}</h1>
          ) : (
            <hgroup>
              <h1 className={`as-text ${styles.small}`}>{heading}</h1>
              <p className={styles.remark}>{remark}</p>
            </hgroup>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
