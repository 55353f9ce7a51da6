import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { CONVERSATION_KINDS } from '#domain/conversation/conversation.ts'
import { LOCALES } from '#domain/language/locales.ts'
import { readerOffice, sayThere } from '#domain/offices/office.ts'

import { Button } from '../ui/button/Button.tsx'
import { weekQuery } from './desk-api.ts'
import styles from './desk.module.css'
import { sayTime } from './say-time.ts'
import { useDesk } from './use-desk.ts'
import { View } from './View.tsx'

const DAYS = 7
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Sides of a plot and its bars, in its own units. */
const PLOT = { height: 60, day: 24, bar: 16 } as const

/** How the promises of a week were kept, by kind of conversation; nothing about single colleagues. */
export function Week() {
  const { words, locale } = useDesk()
  const [asked, setAsked] = useState('') // this week, by the clock of the office
  const query = useQuery({ ...weekQuery(asked), placeholderData: keepPreviousData })
  const week = query.data
  const office = readerOffice(agency.offices, locale, null)
  const { tag } = LOCALES[locale]
  const dayName = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const first = Date.parse(asked === '' ? (week?.monday ?? '') : asked)
  const most = Math.max(1, ...(week?.days.flatMap((day) => Object.values(day)) ?? []))
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const shift = (days: number) => setAsked(new Date(first + days * DAY_MS).toISOString().slice(0, 10))

  return (
    <View
      title={words.week}
      query={query}
      side={
        week && (
          <>
            <p aria-live="polite" className={styles.range}>
              {sayThere(date.formatRange(first, first + (DAYS - 1) * DAY_MS), office, locale, words.office)}
            </p>
            <div className={`row ${styles.tools}`}>
              <Button look="tertiary" onClick={() => shift(-DAYS)}>
                ← {words.previous}
              </Button>
              <Button look="tertiary" onClick={() => shift(DAYS)}>
                {words.next} →
              </Button>
            </div>
          </>
        )
      }
    >
      <div className={styles.plots}>
        {week &&
          CONVERSATION_KINDS.map((kind) => {
            const { came, answered, withinPromise, medianMinutes } = week.kinds[kind]
            const counts = week.days.map((day) => day[kind])
            const names = counts.map((_, day) => dayName.format(first + day * DAY_MS))
            const said = counts.map((count, day) => `${names[day] ?? ''} ${count}`).join(', ')
            return (
              <figure key={kind} className={styles.plot}>
                <figcaption>{words.kinds[kind]}</figcaption>
                <dl className={styles.figures}>
                  <div>
                    <dt className="fine">{words.withinPromise}</dt>
                    <dd>{answered === 0 ? '–' : percent.format(withinPromise / answered)}</dd>
                  </div>
                  <div>
                    <dt className="fine">{words.medianTime}</dt>
                    <dd>{medianMinutes === null ? '–' : sayTime(medianMinutes * MINUTE_MS, locale)}</dd>
                  </div>
                  <div>
                    <dt className="fine">{words.cameIn}</dt>
                    <dd>{came}</dd>
                  </div>
                </dl>
                <svg viewBox={`0 -14 ${DAYS * PLOT.day} ${PLOT.height + 30}`} role="img" aria-label={said}>
                  {counts.map((count, day) => {
                    const height = (count / most) * PLOT.height
                    const x = day * PLOT.day + (PLOT.day - PLOT.bar) / 2
                    return (
                      <g key={day}>
                        <rect x={x} y={PLOT.height - height} width={PLOT.bar} height={Math.max(height, 1)} />
                        {count > 0 && (
                          <text x={x + PLOT.bar / 2} y={PLOT.height - height - 4}>
                            {count}
                          </text>
                        )}
                        <text x={x + PLOT.bar / 2} y={PLOT.height + 13}>
                          {names[day]}
                        </text>
                      </g>
                    )
                  })}
                </svg>
              </figure>
            )
          })}
      </div>
    </View>
  )
}
