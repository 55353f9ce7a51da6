import type { Logger } from '../../log.ts'
import type { Violation } from './read-violations.ts'

/** Different violations that are told apart; the rest, which somebody invents, is counted together. */
const MAX_KINDS = 200
const OTHER: Violation = { directive: 'other', blocked: 'other' }

/**
 * Counts violations since the start of this process, and logs a kind of them the 1st, 10th, 100th ... time: one
 * visitor's extension, or a stranger who posts all day, must not fill the log.
 */
export function createViolationCounter(log: Pick<Logger, 'warn'>) {
  const counts = new Map<string, number>()

  return function countViolation(violation: Violation): void {
    const known = counts.size < MAX_KINDS || counts.has(keyOf(violation)) ? violation : OTHER
    const count = (counts.get(keyOf(known)) ?? 0) + 1
    counts.set(keyOf(known), count)
    if (/^10*$/.test(String(count))) log.warn({ ...known, count }, 'a page broke its policy')
  }
}

function keyOf({ directive, blocked }: Violation): string {
  return `${directive} ${blocked}`
}
