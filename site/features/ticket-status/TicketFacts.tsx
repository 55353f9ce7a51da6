import { standingPromise } from '#domain/support-ticket/standing-promise.ts'
import type { TicketStatus } from '#domain/support-ticket/ticket-status.ts'

import { FilledText } from '../../ui/text/FilledText.tsx'
import { formatDay } from './format-moment.ts'
import styles from './TicketFacts.module.css'
import type { TicketWords } from './ticket-words.ts'

interface TicketFactsProps {
  ticket: TicketStatus
  /** When the server said so: a promise that had passed by then is not repeated. */
  seenAt: Date
  words: TicketWords
  tag: string
}

/** What the ticket is about, and by when a person answers. */
export function TicketFacts({ ticket, seenAt, words, tag }: TicketFactsProps) {
  const promise = standingPromise(ticket, seenAt)
  return (
    <>
      {promise !== null && (
        <p className={styles.promise}>
          <FilledText
            text={words.answerBy}
            values={{ moment: <time dateTime={promise.toISOString()}>{formatDay(promise, tag)}</time> }}
          />
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{words.number}</dt>
          <dd className={styles.number}>{ticket.number}</dd>
        </div>
        <div>
          <dt>{words.subject}</dt>
          <dd dir="auto">{ticket.subject}</dd>
        </div>
        <div>
          <dt>{words.category}</dt>
          <dd>{words.categories[ticket.category]}</dd>
        </div>
      </dl>
    </>
  )
}
