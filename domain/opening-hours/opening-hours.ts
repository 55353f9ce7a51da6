/** Opening hours: the same on each day of a span of the week. */
export interface OpeningHours {
  /** First and last weekday, Monday being 1. */
  days: readonly [number, number]
  /** Wall-clock times such as "09:00". */
  from: string
  to: string
}

const HOUR_MS = 60 * 60 * 1_000

/**
 * The moment by which an office keeps a promise of so many opening hours, given now: closed hours and days do
 * not count; public holidays are not known. Uses Temporal for wall-clock time, so it is not for browsers
 * (decision record 0023).
 */
export function answerBy(now: Date, hours: number, openingHours: OpeningHours, timeZone: string): Date {
  const { days } = openingHours
  const opens = Temporal.PlainTime.from(openingHours.from)
  const closes = Temporal.PlainTime.from(openingHours.to)
  if (days[0] > days[1] || Temporal.PlainTime.compare(opens, closes) >= 0)
    throw new Error('The opening hours never open')
  const at = (day: Temporal.PlainDate, plainTime: Temporal.PlainTime) =>
    day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds

  let left = hours * HOUR_MS
  let day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  for (;;) {
    const isOpen = day.dayOfWeek >= days[0] && day.dayOfWeek <= days[1]
    const start = Math.max(at(day, opens), now.getTime())
    const open = isOpen ? at(day, closes) - start : 0
    if (open > 0 && open >= left) return new Date(start + left)
    left -= Math.max(open, 0)
    day = day.add({ days: 1 })
  }
}
