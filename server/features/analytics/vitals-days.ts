const DAY_MS = 24 * 60 * 60 * 1_000
/** Ten years: older than any row, and still a date. */
const MAX_DAYS = 3_650

/** A day as histograms name it: YYYY-MM-DD, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** The first of a number of days, the last of which is today; throws one clear line on what is no number of days. */
export function firstDay(now: Date, days: string): string {
  const count = Number(days)
  if (!/^\d{1,4}$/.test(days) || count < 1 || count > MAX_DAYS)
    throw new Error(`--days must be a number from 1 to ${MAX_DAYS}`)
  return dayOf(new Date(now.getTime() - (count - 1) * DAY_MS))
}
