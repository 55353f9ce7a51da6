import { createHmac } from 'node:crypto'

import type { DayKeys } from '../day-keys.ts'
import type { Subject } from './sender.ts'

/** A post of yesterday counts today: its key lives until the end of the day after its own. */
export const COUNTING_KEYS = { table: 'counting_key', days: 2 } as const satisfies DayKeys

/** How a subject is kept: under each of the keys. The site is nobody and has no secret. */
export function subjectHashes({ limit, name }: Subject, keys: readonly string[]): readonly string[] {
  if (limit === 'site') return ['site']
  return keys.map((key) => createHmac('sha256', key).update(`${limit} ${name}`).digest('base64url'))
}
