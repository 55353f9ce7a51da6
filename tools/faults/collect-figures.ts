import { FAULT_ROWS, type FaultRowName } from '../../server/operations/faults/fault-rows.ts'

/** What of Vitest's JSON report is read. */
export interface VitestReport {
  testResults: {
    message?: string
    assertionResults: {
      title: string
      status: string
      failureMessages?: readonly string[] | null
      meta?: { fault?: FaultRowName; figure?: string }
    }[]
  }[]
}

/** What a run has seen of a row, in lines. */
export interface RowFigures {
  figures: string[]
  failures: string[]
  /** Tests that could not run here, and why. */
  skipped: string[]
}

/** What a report says of a row. A test of another row in the same file counts only where it fails. */
export function collectFigures({ testResults }: VitestReport, row: number): RowFigures {
  const seen: RowFigures = { figures: [], failures: [], skipped: [] }
  for (const { message = '', assertionResults } of testResults) {
    if (assertionResults.length === 0 && message !== '') seen.failures.push(message)
    for (const { title, status, failureMessages, meta = {} } of assertionResults) {
      if (status === 'failed') seen.failures.push(`${title}: ${failureMessages?.join('; ') ?? ''}`)
      if (meta.fault === undefined || FAULT_ROWS[meta.fault].number !== row) continue
      if (status === 'passed' && meta.figure !== undefined) seen.figures.push(meta.figure)
      if (status !== 'passed' && status !== 'failed' && meta.figure !== undefined)
        seen.skipped.push(meta.figure)
    }
  }
  return seen
}
