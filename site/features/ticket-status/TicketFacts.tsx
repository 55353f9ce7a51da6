import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { formatDay, readerOffice, sayMoment } from '#domain/offices/office.ts'
import {
  standingPromise,
  type ConversationView,
  type ConversationState,
} from '#domain/conversation/conversation.ts'

import { browserTimeZone } from '../../browser/time-zone.ts'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Stamp, type StampTone } from '../../ui/stamp/Stamp.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './TicketFacts.module.css'
import type { TicketWords } from './ticket-words.ts'

interface TicketFactsProps {
  ticket: ConversationView
  /** The time of the server's answer: a promise that had passed by then is not shown. */
  seenAt: Date
  words: TicketWords
  locale: Locale
}

/**
 * What the conversation is about, and by when a person answers: by the office's clock, and by the reader's where it
 * differs.
 */
export function TicketFacts({ ticket, seenAt, words, locale }: TicketFactsProps) {
  const promise = standingPromise(ticket, seenAt)
  const office = readerOffice(agency.offices, locale, browserTimeZone())
  const { tag } = LOCALES[locale]
  const here = promise === null ? '' : formatDay(promise, tag)
  const isElsewhere = promise !== null && here !== formatDay(promise, tag, office.timeZone)
  const facts: [string, ReactNode][] = [
    [words.number, ticket.number && <span className={styles.number}>{ticket.number}</span>],
    [words.subject, ticket.subject],
    [words.category, ticket.category && words.categories[ticket.category]],
    [words.email, ticket.email],
    [words.url, ticket.url],
  ]
  return (
    <>
      {promise !== null && (
        <p className={styles.promise}>
          <FilledText
            text={words.answerBy}
            values={{
              moment: (
                <time dateTime={promise.toISOString()}>
                  {sayMoment(promise, office, locale, words.office)}
                </time>
              ),
            }}
          />
          {isElsewhere && ` ${fillPlaceholders(words.onYourClock, { moment: here })}`}
        </p>
      )}
      <dl className={`stack-tight ${styles.facts}`}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="fine">{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}

/** Red means that the customer has to act. */
const TONES: Readonly<Record<ConversationState, StampTone>> = {
  open: 'ink',
  answered: 'red',
  solved: 'green',
}

/** The state of the ticket as a stamp, with a pencil mark. */
export function StateStamp({ state, words }: { state: ConversationState; words: TicketWords }) {
  return (
    <p className="stack-close">
      <span className="fine">{words.state}</span>{' '}
      <span className={`row ${styles.stamped}`}>
        <Stamp tone={TONES[state]}>{words.states[state]}</Stamp>
        {state === 'answered' && <Mark kind="underline" />}
        {state === 'solved' && <Mark kind="tick" />}
      </span>
    </p>
  )
}
