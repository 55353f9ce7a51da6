import { pino, type DestinationStream, type Logger } from 'pino'

import type { LogLevel } from './settings.ts'

export type { Logger } from 'pino'

/** JSON lines without the host name or personal data: callers pass fields one by one, never a request. */
export function createLogger(level: LogLevel, destination: DestinationStream = standardOutput()): Logger {
  return pino({ level, base: null }, destination)
}

/**
 * Lines wait in memory while their reader is slow, and are dropped once it is gone. `flush` calls back when all
 * is written. At exit nothing is tried any more: pino's own `flushSync` never returns without a reader.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: 1 }) // with 0, `flush` does not wait
  const nothing = () => undefined
  const flush = (done?: () => void) => done?.()
  output.flushSync = nothing
  output.on('error', () => Object.assign(output, { write: nothing, end: nothing, flush }))
  return output
}

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
const SCRUBBED_MAX_LENGTH = 300

/** Foreign text (SMTP answers above all) on one line, without addresses, shortened. */
export function scrubbed(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.replace(ADDRESS, '<address>').slice(0, SCRUBBED_MAX_LENGTH)
}

/** What may be logged of an error: its kind, code and cleaned message; the stack for our own code. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const code = 'code' in error ? error.code : undefined
  const stack = error.stack?.replace(ADDRESS, '<address>')
  return { kind: error.name, code, message: scrubbed(error.message), stack }
}
