import { agency } from '#content/catalogue/agency.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import type { FallbackKind } from '../../browser/failures/fallback-sheet.ts'
import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Button } from '../../ui/button/Button.tsx'
import styles from './FallbackSheet.module.css'

export interface FallbackProps {
  context: PageContext
  /** Full address of the page, as a report names it. */
  address: string
}

/**
 * The sheet for a part that failed, in the page's template. Written once per page and not into its islands:
 * it must be there without script, and no island grows by it.
 */
export function FallbackSheet({ context, address }: FallbackProps) {
  const words = context.messages.errorFallback
  const texts: Record<FallbackKind, string> = {
    broken: words.text,
    older: words.staleText,
  }
  return (
    <section className={`sheet stack-tight ${styles.sheet}`} role="alert" tabIndex={-1} data-error-fallback>
      <h3>{words.heading}</h3>
      {Object.entries(texts).map(([kind, text]) => (
        <p key={kind} className="measure" data-error-text={kind}>
          {text}
        </p>
      ))}
      <FallbackWays context={context} address={address} />
    </section>
  )
}

/** What a visitor can do about an error: reload, which needs no script, or write to us. */
export function FallbackWays({ context, address }: FallbackProps) {
  const words = context.messages.errorFallback
  return (
    <div className={`row ${styles.ways}`}>
      <form method="get">
        <Button type="submit" look="secondary" data-button data-refresh>
          {words.refresh}
        </Button>
      </form>
      <ButtonLink href={reportLink(context, address)} look="tertiary" data-report-issue={address}>
        {words.report}
      </ButtonLink>
    </div>
  )
}

function reportLink(context: PageContext, address: string): string {
  const { mailLinks } = context.messages
  return mailLink(mailDraft('report-issue', agency.supportMailbox, mailLinks, { page: address }))
}
