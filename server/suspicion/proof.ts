import { createHmac } from 'node:crypto'

import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** What every browser has in `crypto.subtle`, off the main thread. */
const ALGORITHM = 'PBKDF2/SHA-256'
/** Iterations of one try: a millisecond and a half on a desk, six times as much on a slow phone. */
const COST = 5_000
/** How many tries a challenge takes: 0.15 to 0.3 s on a desk, 1 to 2 s on a slow phone. */
const TRIES = { from: 100, below: 200 } as const

/** A challenge of altcha as it goes to the browser. */
interface Work {
  parameters: Record<string, unknown>
  signature: string
}

/** Work for one token, signed: to be solved by altcha-lib in the browser. */
export async function newChallenge(
  tokenId: string,
  secret: string,
  randomBelow: (limit: number) => number,
): Promise<Work> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    // Known beforehand, so that nobody has bad luck: without it one in twenty works three times as long.
    counter: TRIES.from + randomBelow(TRIES.below - TRIES.from),
    data: { token: tokenId }, // nobody can hand in another's work
    deriveKey,
    ...secrets(secret),
  })
  return { parameters: { ...parameters }, signature }
}

/**
 * Whether a header `Form-Proof` (base64 of altcha's payload in JSON) is the solution of a token's challenge. It
 * has no end of its own: its token has one.
 */
export async function isProofRight(header: string, tokenId: string, secret: string): Promise<boolean> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(header, 'base64').toString()) as Payload
    if (challenge.parameters.data?.['token'] !== tokenId) return false
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(secret) })
    return verified
  } catch {
    return false // whatever else was sent is no solution
  }
}

/** Keys of their own, so that no signature of one kind is ever one of another. */
function secrets(secret: string) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('base64url')
  return {
    hmacSignatureSecret: keyFor('proof of work: challenge'),
    hmacKeySignatureSecret: keyFor('proof of work: solution'),
  }
}
