import { pino, type DestinationStream, type Logger } from 'pino'

import type { LogLevel } from './settings.ts'

export type { Logger } from 'pino'

/** JSON lines without the host name or personal data: callers pass fields one by one, never a request. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino({ level, base: null }, destination)
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
