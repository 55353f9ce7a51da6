import { CONVERSATION_KINDS, type ConversationKind } from '#domain/conversation/conversation.ts'
import type { DeskWeek } from '#domain/desk/desk.ts'

import { heldIds } from '../../abuse/review/review-rows.ts'
import type { Db } from '../../store/tables.ts'

const MINUTE_MS = 60_000
const DAYS = 7

/**
 * What came in a week by the clock of an office, and how its promises were kept. What has no answer yet is not
 * within its promise.
 * @param day any day of the week, such as 2026-03-04; '' for this one
 */
export async function readWeek(trx: Db, day: string, timeZone: string, now: Date): Promise<DeskWeek> {
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate()
  const asked = day === '' ? today : Temporal.PlainDate.from(day)
  const monday = asked.subtract({ days: asked.dayOfWeek - 1 })
  const begins = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(timeZone).epochMilliseconds).toISOString()
  const starts = Array.from({ length: DAYS + 1 }, (_, days) => begins(monday.add({ days })))
  const rows = await trx
    .selectFrom('conversation')
    .select(['kind', 'created_at', 'first_answer_at', 'first_promise'])
    .where('created_at', '>=', starts[0] ?? '')
    .where('created_at', '<', starts[DAYS] ?? '')
    .where('merged_into', 'is', null)
    .where('id', 'not in', heldIds(trx))
    .execute()
  const byKind = <Value>(valueOf: (kind: ConversationKind) => Value) =>
    Object.fromEntries(CONVERSATION_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<
      ConversationKind,
      Value
    >
  return {
    monday: monday.toString(),
    days: starts.slice(0, DAYS).map((start, place) =>
      byKind((kind) => {
        const end = starts[place + 1] ?? ''
        return rows.filter((row) => row.kind === kind && row.created_at >= start && row.created_at < end)
          .length
      }),
    ),
    kinds: byKind((kind) => {
      const came = rows.filter((row) => row.kind === kind)
      const answered = came.flatMap(({ created_at, first_answer_at: at, first_promise }) =>
        at === null
          ? []
          : [{ waited: Date.parse(at) - Date.parse(created_at), isKept: at <= (first_promise ?? '') }],
      )
      return {
        came: came.length,
        answered: answered.length,
        withinPromise: answered.filter(({ isKept }) => isKept).length,
        medianMinutes: median(answered.map(({ waited }) => waited / MINUTE_MS)),
      }
    }),
  }
}

/** The middle of some numbers, rounded; null: there are none. */
function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  if (upper === undefined) return null
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper
  return Math.round((lower + upper) / 2)
}
