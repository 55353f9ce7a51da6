import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import type { DeskMe } from '#domain/desk/desk.ts'

import { startTestApp } from '../../test-app.ts'
import { issueLink } from './staff-rows.ts'
import { signIn, TEST_NOW } from './test-staff.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const CLIENT = 'valmis'

/** An OpenID provider on this machine; its answers can be changed. */
async function startIssuer() {
  const state = { claims: {} as object, nonce: '', challenge: '', isForged: false, name: '' }
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    const issuer = `http://127.0.0.1:${port}`
    const send = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration')
      return send({
        issuer: issuer + state.name,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (request.url === '/keys')
      return send({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      })
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    return request.on('end', () => {
      const verifier = new URLSearchParams(body).get('code_verifier') ?? ''
      if (createHash('sha256').update(verifier).digest('base64url') !== state.challenge)
        return response.writeHead(400).end()
      const now = Math.floor(Date.now() / 1_000)
      const claims = {
        iss: issuer,
        sub: 'u',
        aud: CLIENT,
        iat: now,
        exp: now + 60,
        nonce: state.nonce,
        ...state.claims,
      }
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`
      const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')
      const forged = state.isForged ? 'A'.repeat(signature.length) : signature
      return send({ access_token: 'a', token_type: 'Bearer', id_token: `${signed}.${forged}` })
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    state,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) =>
        server.close(() => {
          resolve()
        }),
      ),
  }
}

/** Goes to the provider and comes back; `change` spoils something on the way. */
async function goThrough(
  claims: object,
  change: (back: URLSearchParams) => void = () => undefined,
  isForged = false,
) {
  await using issuer = await startIssuer()
  await using desk = await startTestApp({
    env: { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT, OIDC_CLIENT_SECRET: 'secret' },
  })
  const anna = await signIn(desk)
  const away = await desk.app.inject('/api/desk/openid')
  const cookie = String(away.headers['set-cookie']).split(';')[0] ?? ''
  const asked = new URL(String(away.headers.location)).searchParams
  Object.assign(issuer.state, {
    claims,
    isForged,
    nonce: asked.get('nonce'),
    challenge: asked.get('code_challenge'),
  })
  const back = new URLSearchParams({ code: 'c', state: asked.get('state') ?? '' })
  change(back)
  const url = `/api/desk/openid/callback?${back.toString()}`
  expect(String(away.headers['set-cookie'])).toMatch(
    /^__Host-desk-openid=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  )
  expect(asked.get('scope')).toBe('openid email')
  const elsewhere = await desk.app.inject({ url, headers: { cookie: `${cookie.slice(0, -4)}AAAA` } })
  expect(elsewhere.headers.location).toBe('/desk#refused') // another browser
  const answer = await desk.app.inject({ url, headers: { cookie } })
  expect(answer.body).toBe('')
  const again = await desk.app.inject({ url, headers: { cookie } })
  const link = await desk.app.inject({
    method: 'POST',
    url: '/api/desk/link',
    payload: { email: 'anna@agency.example' },
  })
  expect([link.statusCode, await desk.mails()]).toEqual([204, []]) // the provider is the only way in
  const secret = await desk.write((trx) => issueLink(trx, anna.staff, { now: () => TEST_NOW }))
  const old = await desk.app.inject({ method: 'POST', url: '/api/desk/session', payload: { secret } })
  expect(old.statusCode).toBe(401) // one from before
  expect((await desk.app.inject('/api/desk/door')).json()).toEqual({ openid: true })
  expect(again.headers.location).toBe('/desk#refused')
  const cookies = [answer.headers['set-cookie']].flat().join('\n')
  const own = /__Host-desk=[\w-]{43}/.exec(cookies)?.[0] ?? ''
  const headers = { cookie: own, 'sec-fetch-site': 'same-origin' }
  const me = await desk.app.inject({ url: '/api/desk/session', headers })
  const { confirmedUntil } = me.json<Partial<DeskMe>>()
  return { location: answer.headers.location, isIn: own !== '', confirmedUntil }
}

test.each<[string, object, string | null]>([
  ['none is named', {}, null],
  ['it was long ago', { auth_time: 1 }, null],
  ['it was now', { auth_time: TEST_NOW.getTime() / 1_000 }, '2026-03-02T10:10:00.000Z'],
  ['it is to come', { auth_time: 9_999_999_999 }, '2026-03-02T10:10:00.000Z'],
])('a verified address of the staff gets in, once; of its login %s', async (_, login, confirmedUntil) => {
  const claims = { email: 'Anna@agency.example', email_verified: true, ...login }
  expect(await goThrough(claims)).toEqual({ location: '/desk', isIn: true, confirmedUntil })
})

const ANNA = { email: 'anna@agency.example', email_verified: true }
test.each<[string, object, ((back: URLSearchParams) => void)?, boolean?]>([
  ['an address that is not verified', { email: 'anna@agency.example' }],
  ['an address of nobody at the desk', { email: 'mallory@evil.example', email_verified: true }],
  ['another nonce', { ...ANNA, nonce: 'other' }],
  ['another audience', { ...ANNA, aud: 'other' }],
  ['an old token', { ...ANNA, exp: 1 }],
  ['another state', ANNA, (back) => back.set('state', 'other')],
  ['a wrong signature', ANNA, () => undefined, true],
])('%s stays out', async (_, claims, change, isForged) => {
  expect(await goThrough(claims, change, isForged)).toEqual({ location: '/desk#refused', isIn: false })
})

test('a provider that calls itself something else is asked nothing', async () => {
  await using issuer = await startIssuer()
  issuer.state.name = '/other'
  await using desk = await startTestApp({
    env: { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT, OIDC_CLIENT_SECRET: 'secret' },
  })
  const away = await desk.app.inject('/api/desk/openid')
  expect([away.statusCode, away.headers.location, away.headers['set-cookie']]).toEqual([
    503,
    undefined,
    undefined,
  ])
})
