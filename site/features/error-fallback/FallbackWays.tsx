import { agency } from '#content/catalogue/agency.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import styles from './FallbackWays.module.css'

interface FallbackWaysProps {
  context: PageContext
  /** Full address of the page, as a report names it. */
  address: string
}

/** What a visitor can do about an error: reload, which needs no script, or write to us. */
export function FallbackWays({ context, address }: FallbackWaysProps) {
  const words = context.messages.errorFallback
  return (
    <div className={styles.ways}>
      <form method="get">
        <button type="submit" className={buttonClass('secondary')} data-button data-refresh>
          {words.refresh}
        </button>
      </form>
      <ButtonLink href={reportLink(context, address)} look="tertiary" data-report-issue={address}>
        {words.report}
      </ButtonLink>
    </div>
  )
}

/** The mail draft that reports a problem, with the page's full address. */
function reportLink(context: PageContext, address: string): string {
  const { mailLinks } = context.messages
  return mailLink(mailDraft('report-issue', agency.supportMailbox, mailLinks, { page: address }))
}
