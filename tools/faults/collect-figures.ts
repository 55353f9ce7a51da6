import { FAULT_ROWS, type FaultRowName } from '../../server/operations/faults/fault-rows.ts'

/** The part of Vitest's JSON report that is read. */
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

/** The figures of a row, as lines. */
export interface RowFigures {
  figures: string[]
  failures: string[]
  /** Skipped tests with their reasons. */
  skipped: string[]
}

/** The result of a row in a report. Other tests of its file count only when they fail. */
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
