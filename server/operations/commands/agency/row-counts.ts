import type { RemovedRows } from '../../personal-data/remove-records.ts'

/** Counts of removed rows, one table per line. */
export function rowCounts(rows: RemovedRows): string {
  return Object.entries(rows)
    .map(([table, count]) => `${table.padEnd(16)} ${count}\n`)
    .join('')
}
