import { randomBytes } from 'node:crypto'

import { newTokenId, writeFormToken, type FormToken } from './form-token.ts'

export const TEST_FORM_SECRET = 'a secret of tests, of at least 32 signs'
/** Age of the token from `aFormToken`: the time a person needs to type. */
export const TYPING_MS = 10_000

/** Headers of a post by a person who took their time, for tests; pass what differs. */
export function aFormToken(
  { now = new Date(), ...differences }: Partial<FormToken> & { now?: Date } = {},
  secret = TEST_FORM_SECRET,
) {
  const issuedAt = new Date(now.getTime() - TYPING_MS)
  const token = { issuedAt, id: newTokenId(randomBytes), ...differences }
  return { 'form-token': writeFormToken(token, secret) }
}
