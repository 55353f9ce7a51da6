import type { RemovedRows } from '../../personal-data/remove-records.ts'

/** What was removed, a table a line. */
export function rowCounts(rows: RemovedRows): string {
  return Object.entries(rows)
    .map(([table, count]) => `${table.padEnd(16)} ${count}\n`)
    .join('')
}
