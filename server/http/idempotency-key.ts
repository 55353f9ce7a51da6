import { hash } from 'node:crypto'

import { KEY_LIFETIME_MS, type RepeatKey } from '../store/idempotency/once.ts'
import { ApiProblem } from './problems/problem.ts'

/** A UUID, bare or as the quoted string of draft-ietf-httpapi-idempotency-key-header-07. */
const KEY = /^"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?$/i

/** For how long an equal form without a key counts as the same click. */
const EQUAL_FORM_LIFETIME_MS = 10 * 60 * 1_000

/** The key of a request in lower case; null without the header. Throws 400 when it is malformed. */
export function readIdempotencyKey(header: string | string[] | undefined): RepeatKey | null {
  if (header === undefined) return null
  const key = typeof header === 'string' ? KEY.exec(header)?.[1] : undefined
  if (key === undefined) throw new ApiProblem('malformed')
  return { key: key.toLowerCase(), lifetimeMs: KEY_LIFETIME_MS }
}

/** The key of a plain form, which carries none: a second click sends the same. JSON clients could send one. */
export function keyOfForm(payloadHash: string): RepeatKey {
  return { key: `form ${payloadHash}`, lifetimeMs: EQUAL_FORM_LIFETIME_MS }
}

/** Fingerprint of a flat payload; the order of its fields does not matter. */
export function payloadHash(payload: Readonly<Record<string, string>>): string {
  const fields = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1))
  return hash('sha256', JSON.stringify(fields))
}
