import { hash } from 'node:crypto'

import { ApiProblem } from '../problems/api-problem.ts'

/** A UUID, bare or as the quoted string of draft-ietf-httpapi-idempotency-key-header-07. */
const KEY = /^"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?$/i

/** The key of a request, in lower case; null without the header. A malformed one is refused (400). */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  const key = typeof header === 'string' ? KEY.exec(header)?.[1] : undefined
  if (key === undefined) throw new ApiProblem('malformed')
  return key.toLowerCase()
}

/** Fingerprint of a flat payload; the order of its fields does not matter. */
export function payloadHash(payload: Readonly<Record<string, string>>): string {
  const fields = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1))
  return hash('sha256', JSON.stringify(fields))
}
