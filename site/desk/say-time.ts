import { LOCALES, type Locale } from '#domain/language/locales.ts'
import type { OpeningHours } from '#domain/offices/office.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Making one takes longer than drawing a row. */
const formats = new Map<string, Intl.NumberFormat>()

/** A span of time in its largest unit: "40 minutes", "3 hours", "2 days". */
export function sayTime(ms: number, locale: Locale): string {
  const [unit, length] =
    ms < 1.5 * HOUR_MS
      ? (['minute', MINUTE_MS] as const)
      : ms < 2 * DAY_MS
        ? (['hour', HOUR_MS] as const)
        : (['day', DAY_MS] as const)
  const count = Math.max(1, Math.round(ms / length))
  const name = `${locale} ${unit}`
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(LOCALES[locale].tag, { style: 'unit', unit, unitDisplay: 'long' })
  formats.set(name, format)
  return format.format(count).replaceAll(' ', '\u00a0')
}

/** The whole line: one scale for all rows, so that the shorter one is due first. */
const LINE_MS = 2 * DAY_MS

/** How long a promise's line is, from 1 to 0. */
export function lengthOfLine(answerBy: string, now: number): number {
  return Math.min(1, Math.max(0, (Date.parse(answerBy) - now) / LINE_MS))
}

/** The hour at which a morning begins at the desk. */
const MORNING_HOUR = 9
/** "Later today" is so many hours from now. */
const LATER_HOURS = 3

/**
 * The moments for which a conversation can be set aside with one press, by the clock of this device. Tomorrow only
 * if it is a working day; Monday is called by its name.
 * @param days first and last working day, Monday being 1
 */
export function laterMoments(now: Date, [first, last]: OpeningHours['days']) {
  const morning = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING_HOUR)
  const tomorrow = now.getDay() + 1 // from Monday as 1 to Sunday as 7
  const isWorkingDay = tomorrow >= first && tomorrow <= last
  return [
    { name: 'laterToday', moment: new Date(now.getTime() + LATER_HOURS * HOUR_MS) },
    ...(isWorkingDay && tomorrow > 1 ? [{ name: 'tomorrow', moment: morning(1) } as const] : []),
    { name: 'monday', moment: morning((8 - now.getDay()) % 7 || 7) },
  ] as const
}
