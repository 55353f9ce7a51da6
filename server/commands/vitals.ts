/**
 * `npm run vitals [-- --days N]`: how quick the pages were for visitors, by page, device and metric. Reads
 * the database of the server, which may run meanwhile.
 */
import { parseArgs } from 'node:util'

import { firstDay } from '../analytics/vitals-days.ts'
import { sumVitals } from '../analytics/vitals-rows.ts'
import { vitalsTable } from '../analytics/vitals-table.ts'
import { openDatabase } from '../database/open-database.ts'
import { loadEnvFile } from '../env-file.ts'
import { readSettings } from '../settings.ts'

/** Four whole weeks: every weekday counts alike, and p75 of 28 days is what search engines look at. */
const DEFAULT_DAYS = '28'

try {
  const { values } = parseArgs({ options: { days: { type: 'string', default: DEFAULT_DAYS } } })
  const since = firstDay(new Date(), values.days)
  loadEnvFile()
  const { db } = await openDatabase(readSettings(process.env))
  const counts = await sumVitals(db, since)
  await db.destroy()
  process.stdout.write(
    counts.length === 0 ? `Nothing was measured since ${since}.\n` : `${vitalsTable(counts)}\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
