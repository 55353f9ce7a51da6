import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'

import { Mark } from '../../ui/mark/Mark.tsx'
import styles from './CreatedStep.module.css'

interface CreatedStepProps {
  number: string
  words: SupportTicketMessages
}

/** What stays on the sheet once the toast is gone: the number, to be read aloud or copied. */
export function CreatedStep({ number, words }: CreatedStepProps) {
  return (
    <div className={styles.created}>
      <p className={styles.number} tabIndex={-1} data-first>
        <Mark kind="tick" />
        <strong>{number}</strong>
      </p>
      <p>{words.sentText}</p>
    </div>
  )
}
