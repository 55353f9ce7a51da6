import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Button } from '../ui/button/Button.tsx'
import styles from './desk.module.css'
import { useDesk, useFocusOnOpen } from './use-desk.ts'

/** A longer word is set smaller, to fit its column. */
const LONG_TITLE = 10

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
  const { words } = useDesk()
  const heading = useFocusOnOpen<HTMLHeadingElement>(title)
  const isEmpty = query?.isSuccess === true && empty !== null
  return (
    <div className={isWide ? styles.wide : styles.view}>
      <header className={styles.side}>
        <h1 ref={heading} tabIndex={-1} data-long={title.length > LONG_TITLE || undefined}>
          {title}
        </h1>
        {!isEmpty && side}
      </header>
      <div className={isWide ? undefined : `sheet ${styles.crop} ${styles.listSheet}`}>
        {query?.isPending && (
          <p role="status" className={styles.entry}>
            {words.loading}
          </p>
        )}
        {query?.isError && (
          <p role="alert" className={styles.entry}>
            {words.failed}{' '}
            <Button look="tertiary" onClick={() => void query.refetch()}>
              {words.tryAgain}
            </Button>
          </p>
        )}
        {isEmpty ? <p className={styles.empty}>{empty}</p> : children}
      </div>
    </div>
  )
}
