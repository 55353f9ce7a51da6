import { useStore } from '@nanostores/react'
import { memo } from 'react'

import type { DeskRow } from '#domain/desk/desk.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { LOCALES } from '#domain/language/locales.ts'

import { $chosenRow, $now } from './desk-stores.ts'
import styles from './desk.module.css'
import { lengthOfLine, sayTime } from './say-time.ts'
import { useDesk, useNameOf } from './use-desk.ts'

/** A conversation in a list; an empty line until it is loaded. Drawn again only when it changes: lists scroll. */
export const Row = memo(function Row({ row, index }: { row: DeskRow | undefined; index?: number }) {
  const { words } = useDesk()
  const nameOf = useNameOf()
  if (row === undefined) return <div className={styles.row} aria-hidden="true" />
  const { id, name, number, subject, kind, language, assignee } = row
  return (
    <a
      href={`#/conversation/${id}`}
      className={styles.row}
      onFocus={() => {
        if (index !== undefined) $chosenRow.set(index)
      }}
      data-late={isLate(row) || undefined}
    >
      <strong dir="auto" className={styles.who}>
        {name}
      </strong>
      <span dir="auto" className={styles.what}>
        {row.isUrgent && <mark>{words.urgent}</mark>}
        {row.hasBounce && <mark>{words.bounced}</mark>} {subject}
      </span>
      <span className={`fine ${styles.tags}`}>
        <span>{words.kinds[kind]}</span> {number !== '' && <span>{number}</span>}{' '}
        <span lang={language}>{LOCALES[language].name}</span>{' '}
        {row.package !== '' && <span>{words.packages[row.package] ?? row.package}</span>}{' '}
        {assignee !== '' && <span className={styles.whose}>{nameOf(assignee).split(/[ @]/)[0]}</span>}
      </span>
      <TimeLeft row={row} />
    </a>
  )
})

function isLate({ state, answerBy }: DeskRow): boolean {
  return state === 'open' && Date.parse(answerBy) < $now.get()
}

/** With less than an hour left its words are red. */
const SOON_MS = 3_600_000

/** What is left of a promise: in words, and as a line that shortens. Nothing where nothing is promised. */
export function TimeLeft({ row }: { row: DeskRow }) {
  const { words, locale, day } = useDesk()
  const now = useStore($now)
  const { state, snoozedUntil, answerBy, changedAt } = row
  if (snoozedUntil !== null && Date.parse(snoozedUntil) > now) {
    const moment = day(snoozedUntil)
    return <span className={styles.time}>{fillPlaceholders(words.until, { moment })}</span>
  }
  if (state !== 'open') {
    const moment = day(changedAt)
    return <span className={styles.time}>{moment}</span>
  }
  const left = Date.parse(answerBy) - now
  const time = sayTime(Math.abs(left), locale)
  return (
    <time dateTime={answerBy} className={styles.time} data-soon={left < SOON_MS || undefined}>
      {fillPlaceholders(left < 0 ? words.timeLate : words.timeLeft, { time })}
      <svg className={styles.line} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 .5H1" />
        <path d={`M0 .5H${left < 0 ? 1 : lengthOfLine(answerBy, now).toFixed(3)}`} />
      </svg>
    </time>
  )
}
