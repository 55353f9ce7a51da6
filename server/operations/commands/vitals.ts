/** `npm run vitals [-- --days N]`: how quick pages were for visitors, beside a running server. */
import { parseArgs } from 'node:util'

import {
  p75OfBuckets,
  rateVital,
  MEASURED_VITALS,
  VITAL_BORDERS,
  VITALS_DEVICES,
  VITALS_PAGES,
  type MeasuredVital,
} from '#domain/analytics/vitals.ts'

import { firstDay, sumVitals } from '../../features/analytics/vitals-rows.ts'
import type { Settings } from '../../settings.ts'
import type { Row } from '../../store/tables.ts'
import { aligned } from './agency/print-rows.ts'
import { openServerStore, runCommand } from './run-command.ts'

/** Four whole weeks: every weekday counts alike, and search engines look at p75 of 28 days. */
const DEFAULT_DAYS = '28'

type VitalsCount = Omit<Row<'vitals_histogram'>, 'day'>

const HEADINGS = ['page', 'device', 'metric', 'count', 'p75', 'rating']
const FIGURES = [3, 4]
const CLS_DECIMALS = 3

if (import.meta.main) await runCommand(printVitals)

async function printVitals(settings: Settings): Promise<number> {
  const { values } = parseArgs({ options: { days: { type: 'string', default: DEFAULT_DAYS } } })
  const since = firstDay(new Date(), values.days)
  const { db } = await openServerStore(settings)
  const counts = await sumVitals(db, since)
  await db.destroy()
  process.stdout.write(counts.length === 0 ? `Nothing was measured since ${since}.\n` : vitalsTable(counts))
  return 0
}

/** Histograms as a table: page × device × metric with count, 75th percentile and rating. */
export function vitalsTable(counts: readonly VitalsCount[]): string {
  const lines = [HEADINGS]
  for (const page of VITALS_PAGES)
    for (const device of VITALS_DEVICES)
      for (const metric of MEASURED_VITALS) {
        const own = counts.filter(
          (row) => row.page === page && row.device === device && row.metric === metric,
        )
        const figures = figuresOf(metric, own)
        if (figures !== null) lines.push([page, device, metric, ...figures])
      }
  return aligned(lines, FIGURES)
}

/** Null: nothing was measured. Long tasks have no rating in spec §9; only those over 200 ms are reported. */
function figuresOf(metric: MeasuredVital, rows: readonly VitalsCount[]): string[] | null {
  const p75 = p75OfBuckets(metric, new Map(rows.map(({ bucket, count }) => [bucket, count])))
  if (p75 === null) return null
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const rating = metric === 'long-task' ? '–' : rateVital(VITAL_BORDERS[metric], p75).replace('-', ' ')
  return [String(total), metric === 'CLS' ? p75.toFixed(CLS_DECIMALS) : `${p75.toFixed(0)} ms`, rating]
}
