import { randomInt } from 'node:crypto'

import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'

import { isProofRight, newChallenge } from './proof.ts'

const SECRET = 'a secret nobody else in the world has'
const least = () => 0 // the fewest tries: these tests solve for real

async function solved(tokenId: string, secret = SECRET, chance = least) {
  const challenge = (await newChallenge(tokenId, secret, chance)) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('not solved')
  return { challenge, solution }
}

function header(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

test('a solution is right for its own token, under our secret, and for nothing else', async () => {
  const work = await solved('one')
  const { challenge, solution } = work
  expect(solution.counter).toBe(100)
  expect(await isProofRight(header(work), 'one', SECRET)).toBe(true)
  expect(await isProofRight(header(work), 'other', SECRET)).toBe(false)
  expect(await isProofRight(header(work), 'one', `${SECRET}!`)).toBe(false)
  const forgeries = [
    { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
    { challenge, solution: { ...solution, derivedKey: challenge.parameters.keyPrefix } },
    { challenge, solution: { counter: 0 } },
    { challenge, solution: null },
    { challenge },
    { solution },
    { challenge: { ...challenge, signature: undefined }, solution },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
    { challenge: { parameters: { data: { token: 'one' } } }, solution },
    null,
    [],
  ]
  for (const forgery of forgeries) expect(await isProofRight(header(forgery), 'one', SECRET)).toBe(false)
})

test('work that was made by somebody else is none of ours', async () => {
  const work = await solved('one', 'a secret of somebody else, just as long')
  expect(await isProofRight(header(work), 'one', SECRET)).toBe(false)
})

test.each(['', 'x', '{}', 'bnVsbA==', Buffer.from('['.repeat(6_000)).toString('base64')])(
  'what cannot be read is no proof',
  async (text) => {
    expect(await isProofRight(text, 'one', SECRET)).toBe(false)
  },
)

test('a challenge is for one token, and takes 100 to 199 tries', async () => {
  const limits: number[] = []
  const { parameters } = await newChallenge('one', SECRET, (limit) => {
    limits.push(limit)
    return randomInt(limit)
  })
  expect(limits).toEqual([100])
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000, data: { token: 'one' } })
  expect(parameters).not.toHaveProperty('expiresAt')
  expect((await solved('one', SECRET, () => 1)).solution.counter).toBe(101)
})
