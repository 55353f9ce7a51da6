import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'

import { aContactRequest } from '../contact-form/a-contact-request.ts'
import { startTestApp } from '../test-app.ts'
import { aPass, TEST_FORM_SECRET } from './a-pass.ts'
import { readFormToken } from './form-token.ts'

interface Given {
  token: string
  proof: { parameters: Record<string, unknown>; signature: string } | null
}

test('a form gets a token of its own that nobody may keep', async () => {
  await using app = await startTestApp()
  const answers = await Promise.all([1, 2].map(() => app.app.inject('/api/form-token')))
  const [one, other] = answers.map((answer) => answer.json<Given>())
  expect(answers[0]?.statusCode).toBe(200)
  expect(answers[0]?.headers['cache-control']).toBe('no-store')
  expect(one).toEqual({ token: expect.any(String) as string, proof: null })
  expect(one?.token).not.toBe(other?.token)
  expect(readFormToken(one?.token ?? '', TEST_FORM_SECRET)).toMatchObject({
    issuedAt: new Date('2026-03-02T10:00:00Z'),
    asksProof: false,
  })
})

test.each([
  ['auto', false, false],
  ['auto', true, true],
  ['always', false, true],
  ['never', true, false],
])('with FORM_PROOF=%s and pressure %s a proof is asked: %s', async (FORM_PROOF, isPressed, asksProof) => {
  const networks: string[] = []
  const pressure = (network: string) => {
    networks.push(network)
    return Promise.resolve(isPressed)
  }
  await using app = await startTestApp({ env: { FORM_PROOF }, pressure })
  const remoteAddress = '2001:db8:0:1:ffff::1'
  const { token, proof } = (await app.app.inject({ url: '/api/form-token', remoteAddress })).json<Given>()
  const read = readFormToken(token, TEST_FORM_SECRET)
  expect(read?.asksProof).toBe(asksProof)
  expect(proof === null).toBe(!asksProof)
  if (proof !== null) expect(proof.parameters['data']).toEqual({ token: read?.id })
  expect(networks).toEqual(FORM_PROOF === 'auto' ? ['2001:db8:0:1::/64'] : [])
})

test('a form that did its work under pressure is kept like any other, and nobody else’s work will do', async () => {
  let time = Date.parse('2026-03-02T10:00:00Z')
  const [now, pressure] = [() => new Date(time), () => Promise.resolve(true)]
  await using app = await startTestApp({ now, pressure, randomBelow: () => 0 })
  const [one, other] = [await begin(app.app), await begin(app.app)]
  time += 3_000
  const solution = await solveChallenge({ challenge: one.proof as unknown as Challenge, deriveKey })
  const formProof = Buffer.from(JSON.stringify({ challenge: one.proof, solution })).toString('base64')
  const post = (token: string) =>
    app.postContact(aContactRequest(), { 'form-token': token, 'form-proof': formProof })
  expect((await post(one.token)).statusCode).toBe(201)
  expect(await app.reviews()).toEqual([])
  expect((await post(other.token)).statusCode).toBe(201)
  expect(await app.reviews()).toMatchObject([{ reasons: '["proof-wrong"]' }])
})

async function begin(app: FastifyInstance): Promise<Given> {
  return (await app.inject('/api/form-token')).json<Given>()
}

test('a token is good for one post to the last moment of its day', async () => {
  await using app = await startTestApp()
  const pass = aPass({ issuedAt: new Date('2026-03-01T10:00:00Z') })
  for (const email of ['one@firma.example', 'two@firma.example'])
    await app.postContact(aContactRequest({ email }), pass)
  expect((await app.reviews()).map(({ reasons }) => reasons)).toEqual(['["token-spent"]'])
})

test('another site gets none', async () => {
  await using app = await startTestApp()
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await app.app.inject({ url: '/api/form-token', headers })).statusCode).toBe(403)
})
