import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import styles from './desk.module.css'
import { useFocusOnOpen } from './use-desk.ts'
import { Waiting } from './Waiting.tsx'

interface ViewProps {
  title: string
  query?: UseQueryResult
  /** What is said when there is nothing; null: there is something. */
  empty?: string | null
  /** Below the heading: what concerns the whole view. */
  side?: ReactNode
  /** The heading above what has sheets of its own. */
  isWide?: boolean
  children: ReactNode
}

/** A view: its heading in the narrow column, and a sheet. Loading, failed, empty, or what it shows. */
export function View({ title, query, empty = null, side, isWide = false, children }: ViewProps) {
  const heading = useFocusOnOpen<HTMLHeadingElement>(title)
  const isEmpty = query?.isSuccess === true && empty !== null
  return (
    <div className={isWide ? styles.wide : styles.view}>
      <header className={styles.side}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {!isEmpty && side}
      </header>
      <div className={isWide ? undefined : `sheet ${styles.crop} ${styles.listSheet}`}>
        {query && query.data === undefined && (
          <div className={styles.entry}>
            <Waiting query={query} />
          </div>
        )}
        {isEmpty ? <p className={styles.empty}>{empty}</p> : children}
      </div>
    </div>
  )
}
