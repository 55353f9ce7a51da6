/** When a person is there: the same hours on each day of a span of the week. */
export interface OpeningHours {
  /** First and last weekday, Monday being 1. */
  days: readonly [number, number]
  /** Wall-clock times such as "09:00". */
  from: string
  to: string
}
