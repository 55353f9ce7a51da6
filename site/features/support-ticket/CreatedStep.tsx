import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import { buttonClass } from '../../ui/button/button-class.ts'
import { Mark } from '../../ui/mark/Mark.tsx'
import styles from './CreatedStep.module.css'
import type { CreatedTicket } from './ticket-toasts.ts'

interface CreatedStepProps {
  ticket: CreatedTicket
  words: SupportTicketMessages
  /** The page that sends a ticket's link again. */
  linkHref: string
  onDone: () => void
}

/** What stays after the toast: the number, the way to its link, and a button to close. */
export function CreatedStep({ ticket: { number, hasMail }, words, linkHref, onDone }: CreatedStepProps) {
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
      <p>
        <button type="button" className={buttonClass('primary', false)} onClick={onDone}>
          {words.done}
        </button>
      </p>
    </div>
  )
}
