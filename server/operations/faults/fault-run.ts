import { inject, vi, type TestContext } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The share of the full counts that is run; absent in `npm test`, which runs the short ones. */
    faultShare: number | undefined
  }
}

const SHORT_PATIENCE_MS = 60_000
const FULL_PATIENCE_MS = 60 * 60 * 1_000

/** Whether this run is `npm run test:faults`. */
export const isFullRun = inject('faultShare') !== undefined

/** How long a test of faults may take. */
export const FAULT_PATIENCE_MS = isFullRun ? FULL_PATIENCE_MS : SHORT_PATIENCE_MS
vi.setConfig({ testTimeout: FAULT_PATIENCE_MS }) // for every test of a file that imports this

/** Repetitions: `short` in `npm test`, `full` or its share in `npm run test:faults`. */
export function times(short: number, full: number): number {
  const share = inject('faultShare')
  return share === undefined ? short : Math.max(1, Math.round(full * share))
}

/** A number in the figures of a test. */
export function figure(value: number): string {
  return Math.round(value).toLocaleString('en')
}

/** The median of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The store of this run. */
const engine = inject('postgresUrl') === undefined ? 'SQLite' : 'PostgreSQL'

/** Prints the figures of a test beside its name. */
export function saw({ annotate }: Pick<TestContext, 'annotate'>, text: string): void {
  void annotate(`${engine}: ${text}`)
}

/** Skips a test that this machine cannot run, with the reason. */
export function leaveOut({ task, skip }: Pick<TestContext, 'task' | 'skip'>, reason: string): never {
  process.stderr.write(`not run, ${reason}: ${task.name}\n`)
  return skip(reason)
}
