import { solveChallenge } from 'altcha-lib'
import { deriveKey as byPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as bySha } from 'altcha-lib/algorithms/web/sha'
import type { Challenge } from 'altcha-lib/types'

/* A worker of its own (docs/decisions/0042): takes one challenge, gives the text `Form-Proof` carries, or null. */
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  solve(challenge).then(postMessage, () => {
    postMessage(null)
  })
})

async function solve(challenge: Challenge): Promise<string | null> {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? byPbkdf2 : bySha
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
}
