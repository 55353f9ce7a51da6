import type { FallbackKind } from '../../browser/failures/fallback-sheet.ts'
import type { PageContext } from '../../page/page-context.ts'
import { FallbackWays } from './FallbackWays.tsx'
import styles from './FallbackSheet.module.css'

interface FallbackSheetProps {
  context: PageContext
  /** Full address of the page, as a report names it. */
  address: string
}

/**
 * The sheet for a part that failed, in the page's template. Written once per page and not into its islands:
 * it must be there without script, and no island grows by it.
 */
export function FallbackSheet({ context, address }: FallbackSheetProps) {
  const words = context.messages.errorFallback
  const texts: Record<FallbackKind, string> = {
    broken: words.text,
    older: words.staleText,
  }
  return (
    <section className={styles.sheet} role="alert" tabIndex={-1} data-error-fallback>
      <h3>{words.heading}</h3>
      {Object.entries(texts).map(([kind, text]) => (
        <p key={kind} data-error-text={kind}>
          {text}
        </p>
      ))}
      <FallbackWays context={context} address={address} />
    </section>
  )
}
