import { bucketOf, type VitalsReport } from '#domain/analytics/vitals.ts'

import { runCompiled } from '../../store/queries.ts'
import type { Db, Row } from '../../store/tables.ts'

type VitalsRow = Row<'vitals_histogram'>

/** Counts the values of a report into the histograms of a day (YYYY-MM-DD). */
export async function countVitals(trx: Db, day: string, report: VitalsReport): Promise<void> {
  const rows = rowsOf(day, report)
  const parameters = rows.flatMap((row) => Object.values(row))
  await runCompiled(trx, `count ${rows.length} vitals`, parameters, () =>
    trx
      .insertInto('vitals_histogram')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'page', 'device', 'metric', 'bucket']).doUpdateSet((row) => ({
          count: row('vitals_histogram.count', '+', row.ref('excluded.count')),
        })),
      ),
  )
}

/** One row per bucket, always in the same order: two reports never deadlock, nor meet a row twice. */
function rowsOf(day: string, { page, device, metrics }: VitalsReport): VitalsRow[] {
  const rows = new Map<string, VitalsRow>()
  for (const { name: metric, value } of metrics) {
    const bucket = bucketOf(metric, value)
    const row = rows.get(`${metric} ${bucket}`) ?? { day, page, device, metric, bucket, count: 0 }
    rows.set(`${metric} ${bucket}`, { ...row, count: row.count + 1 })
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

/** The histograms from a day (YYYY-MM-DD) until now, added up. */
export async function sumVitals(db: Db, since: string): Promise<Omit<VitalsRow, 'day'>[]> {
  const rows = await db
    .selectFrom('vitals_histogram')
    .select(['page', 'device', 'metric', 'bucket'])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('day', '>=', since)
    .groupBy(['page', 'device', 'metric', 'bucket'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) })) // PostgreSQL returns sums as strings
}

const DAY_MS = 24 * 60 * 60 * 1_000
/** Ten years: longer than rows are kept, and still a valid date. */
const MAX_DAYS = 3_650

/** The UTC day under which a moment is counted: YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** The first of the last so many days, today included. Throws one clear line when the text is no number of days. */
export function firstDay(now: Date, days: string): string {
  const count = Number(days)
  if (!/^\d{1,4}$/.test(days) || count < 1 || count > MAX_DAYS)
    throw new Error(`--days must be a number from 1 to ${MAX_DAYS}`)
  return dayOf(new Date(now.getTime() - (count - 1) * DAY_MS))
}
