/**
 * `npm run vitals [-- --days N]`: how quick the pages were for visitors, by page, device and metric. Reads
 * the database of the server, which may run meanwhile.
 */
import { parseArgs } from 'node:util'

import { firstDay } from '../../features/analytics/vitals-days.ts'
import { sumVitals } from '../../features/analytics/vitals-rows.ts'
import { vitalsTable } from '../../features/analytics/vitals-table.ts'
import { openDatabase } from '../../store/open-database.ts'
import { runCommand } from './run-command.ts'

/** Four whole weeks: every weekday counts alike, and p75 of 28 days is what search engines look at. */
const DEFAULT_DAYS = '28'

await runCommand(async (settings) => {
  const { values } = parseArgs({ options: { days: { type: 'string', default: DEFAULT_DAYS } } })
  const since = firstDay(new Date(), values.days)
  const { db } = await openDatabase(settings)
  const counts = await sumVitals(db, since)
  await db.destroy()
  process.stdout.write(
    counts.length === 0 ? `Nothing was measured since ${since}.\n` : `${vitalsTable(counts)}\n`,
  )
  return 0
})
