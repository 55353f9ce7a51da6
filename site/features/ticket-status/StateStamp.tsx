import type { TicketState } from '#domain/support-ticket/ticket-status.ts'

import { Mark } from '../../ui/mark/Mark.tsx'
import { Stamp, type StampTone } from '../../ui/stamp/Stamp.tsx'
import styles from './StateStamp.module.css'
import type { TicketWords } from './ticket-words.ts'

/** Red means that the customer has to act. */
const TONES: Readonly<Record<TicketState, StampTone>> = { open: 'ink', answered: 'red', solved: 'green' }

/** The state of the ticket as a stamp, with a pencil mark. */
export function StateStamp({ state, words }: { state: TicketState; words: TicketWords }) {
  return (
    <p className={styles.state}>
      <span className={styles.label}>{words.state}</span>{' '}
      <span className={styles.stamped}>
        <Stamp tone={TONES[state]}>{words.states[state]}</Stamp>
        {state === 'answered' && <Mark kind="underline" />}
        {state === 'solved' && <Mark kind="tick" />}
      </span>
    </p>
  )
}
