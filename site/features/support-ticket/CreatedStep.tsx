import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import { Mark } from '../../ui/mark/Mark.tsx'
import styles from './CreatedStep.module.css'
import type { CreatedTicket } from './ticket-toasts.ts'

interface CreatedStepProps {
  ticket: CreatedTicket
  words: SupportTicketMessages
  /** Where the link to a ticket is asked for. */
  linkHref: string
}

/** What stays on the sheet once the toast is gone: the number, to be read aloud or copied, and the way to its link. */
export function CreatedStep({ ticket: { number, hasMail }, words, linkHref }: CreatedStepProps) {
  return (
    <div className={styles.created}>
      <p className={styles.number} tabIndex={-1} data-first>
        <Mark kind="tick" />
        <strong>{number}</strong>
      </p>
      <p>{hasMail ? words.sentText : fillPlaceholders(words.noMail, { number })}</p>
      {!hasMail && (
        <p>
          <a href={linkHref}>{words.noMailLink}</a>
        </p>
      )}
    </div>
  )
}
