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

export const FAULT_PATIENCE_MS = isFullRun ? FULL_PATIENCE_MS : SHORT_PATIENCE_MS
vi.setConfig({ testTimeout: FAULT_PATIENCE_MS }) // for every test of a file that imports this

/** Repetitions: `short` in `npm test`, `full` or its share in `npm run test:faults`. */
export function times(short: number, full: number): number {
  const share = inject('faultShare')
  return share === undefined ? short : Math.max(1, Math.round(full * share))
}

/** Skips a test that this machine cannot run, with the reason. */
export function leaveOut({ task, skip }: Pick<TestContext, 'task' | 'skip'>, reason: string): never {
  process.stderr.write(`not run, ${reason}: ${task.name}\n`)
  return skip(reason)
}
