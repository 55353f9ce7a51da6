import { randomBytes } from 'node:crypto'

import { newTokenId, writeFormToken, type FormToken } from './form-token.ts'

/** What servers of tests sign with. */
export const TEST_FORM_SECRET = 'a secret of tests, of at least 32 signs'
/** A person who types for a while: how old a token of `aFormToken` is. */
export const TYPING_MS = 10_000

/** Headers of a post by somebody who took their time, for tests: name what differs. */
export function aFormToken(
  { now = new Date(), ...differences }: Partial<FormToken> & { now?: Date } = {},
  secret = TEST_FORM_SECRET,
) {
  const issuedAt = new Date(now.getTime() - TYPING_MS)
  const token = { issuedAt, id: newTokenId(randomBytes), ...differences }
  return { 'form-token': writeFormToken(token, secret) }
}
