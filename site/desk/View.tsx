import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Button } from '../ui/button/Button.tsx'
import styles from './desk.module.css'
import { useDesk, useFocusOnOpen } from './use-desk.ts'

interface ViewProps {
  title: string
  query?: UseQueryResult
  isEmpty?: boolean
  /** What is said when there is nothing. */
  empty?: string
  children: ReactNode
}

/** A view with its heading: loading, failed, empty, or what it shows. */
export function View({ title, query, isEmpty = false, empty, children }: ViewProps) {
  const { words } = useDesk()
  const heading = useFocusOnOpen<HTMLHeadingElement>(title)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {query?.isPending && <p role="status">{words.loading}</p>}
      {query?.isError && (
        <p role="alert">
          {words.failed}{' '}
          <Button look="tertiary" onClick={() => void query.refetch()}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {query?.isSuccess && isEmpty ? <p className={`sheet ${styles.empty}`}>{empty}</p> : children}
    </>
  )
}
