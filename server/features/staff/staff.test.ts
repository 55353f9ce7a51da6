import { expect, test } from 'vitest'

import type { DeskMe } from '#domain/desk/desk.ts'

import { startTestApp } from '../../test-app.ts'
import { collectEndpoints } from '../../test-endpoints.ts'
import { signIn, TEST_NOW } from './test-staff.ts'
import { SESSION_IDLE_MS, SESSION_MOST_MS } from './staff-rows.ts'

const MINUTE_MS = 60_000
const FROM_HERE = { 'sec-fetch-site': 'same-origin' }
/** Routes before the gate. */
const OPEN = [
  'GET /api/desk/door',
  'POST /api/desk/link',
  'POST /api/desk/session',
  'POST /api/desk/passkey/options',
  'POST /api/desk/passkey',
]

/** The server at a clock that can be moved, with what the desk's browser sends. */
async function startDesk(env: Record<string, string> = {}) {
  let now = TEST_NOW
  const { endpoints, watchRequests } = collectEndpoints()
  const app = await startTestApp({ env, now: () => now, watchRequests })
  return {
    ...app,
    endpoints: endpoints.filter(({ path }) => path.startsWith('/api/desk/')),
    signIn: (person: { email?: string; name?: string } = {}) => signIn(app, { ...person, now: () => now }),
    advance(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    ask: (method: string, url: string, headers: Record<string, string> = FROM_HERE, payload?: object) =>
      app.app.inject({
        method: method as 'GET',
        url,
        headers: { ...FROM_HERE, ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
    /** The secret in the last mailed link. */
    async mailed() {
      const mails = await app.mails()
      return /#login=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    },
  }
}

test('without a session every route but the doors answers 401, and says nothing', async () => {
  await using desk = await startDesk()
  const revoked = await desk.signIn()
  await desk.ask('DELETE', '/api/desk/session', revoked.headers)
  const made = { cookie: `__Host-desk=${'a'.repeat(43)}` }
  const old = await desk.signIn()
  desk.advance(SESSION_IDLE_MS)
  const closed = desk.endpoints.filter(({ method, path }) => !OPEN.includes(`${method} ${path}`))
  expect(closed.length).toBeGreaterThan(10)
  for (const { method, path, example } of closed)
    for (const headers of [FROM_HERE, made, revoked.headers, old.headers]) {
      const answer = await desk.ask(method, path, headers, example ?? {})
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        401,
        expect.objectContaining({ type: 'urn:valmis:problem:signed-out', problems: [] }) as object,
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
})

test.each([
  ['off', { DESK: 'off' }],
  ['not for this network', { DESK_ALLOW: '10.0.0.0/8' }],
])('where the desk is %s there is none, by any method', async (_, env) => {
  await using desk = await startDesk(env)
  const { headers } = await desk.signIn()
  for (const { method, path } of desk.endpoints)
    for (const used of [method, 'PATCH'])
      expect([path, (await desk.ask(used, path, headers, {})).statusCode]).toEqual([path, 404])
})

test('a mailed link signs in once, within a quarter of an hour, and ends the session before', async () => {
  await using desk = await startDesk()
  const { headers } = await desk.signIn()
  expect(
    (await desk.ask('POST', '/api/desk/link', FROM_HERE, { email: 'ANNA@agency.example' })).statusCode,
  ).toBe(204)
  const secret = await desk.mailed()
  const answer = await desk.ask('POST', '/api/desk/session', headers, { secret })
  expect([answer.statusCode, answer.json<DeskMe>()]).toMatchObject([
    200,
    {
      email: 'anna@agency.example',
      confirmedUntil: expect.any(String) as string,
      sessions: [{ isThis: true }],
    },
  ])
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  )
  expect((await desk.ask('GET', '/api/desk/session', headers)).statusCode).toBe(401)
  expect((await desk.ask('POST', '/api/desk/session', FROM_HERE, { secret })).statusCode).toBe(401)
  await desk.ask('POST', '/api/desk/link', FROM_HERE, { email: 'anna@agency.example' })
  const late = await desk.mailed()
  desk.advance(15 * MINUTE_MS)
  expect((await desk.ask('POST', '/api/desk/session', FROM_HERE, { secret: late })).statusCode).toBe(401)
})

test('nobody learns who is staff', async () => {
  await using desk = await startDesk()
  await desk.signIn()
  const asked = await Promise.all(
    ['anna@agency.example', 'nobody@agency.example', 'no address'].map((email) =>
      desk.ask('POST', '/api/desk/link', FROM_HERE, { email }),
    ),
  )
  expect(asked.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
    [204, ''],
  ])
  expect(await desk.mails()).toHaveLength(1)
})

test('links are limited by network and by mailbox, whoever it names', async () => {
  await using desk = await startDesk({ RATE_LIMITS: 'on' })
  const codes = async (email: string, times: number) => {
    const answers = []
    for (let time = 0; time < times; time += 1)
      answers.push((await desk.ask('POST', '/api/desk/link', FROM_HERE, { email })).statusCode)
    return answers
  }
  expect(await codes('nobody@agency.example', 6)).toEqual([204, 204, 204, 204, 204, 429])
  expect((await codes('other@agency.example', 6)).at(-1)).toBe(429)
})

test('a session ends after twelve hours without a request, and after fourteen days at most', async () => {
  await using desk = await startDesk()
  const { headers } = await desk.signIn()
  const isIn = async () => (await desk.ask('GET', '/api/desk/session', headers)).statusCode === 200
  for (let hours = 0; hours < SESSION_MOST_MS; hours += SESSION_IDLE_MS - MINUTE_MS) {
    expect(await isIn()).toBe(true)
    desk.advance(SESSION_IDLE_MS - MINUTE_MS)
  }
  expect(await isIn()).toBe(false)
})

test('one ends one’s own sessions, nobody else’s; who is removed is out', async () => {
  await using desk = await startDesk()
  const anna = await desk.signIn()
  const phone = await desk.signIn()
  const piret = await desk.signIn({ email: 'piret@agency.example', name: 'Piret' })
  const me = (await desk.ask('GET', '/api/desk/session', anna.headers)).json<DeskMe>()
  const other = me.sessions.find(({ isThis }) => !isThis)
  expect((await desk.ask('DELETE', `/api/desk/sessions/${other?.id}`, piret.headers)).statusCode).toBe(404)
  expect((await desk.ask('DELETE', `/api/desk/sessions/${other?.id}`, anna.headers)).statusCode).toBe(204)
  expect((await desk.ask('GET', '/api/desk/session', phone.headers)).statusCode).toBe(401)
  expect((await desk.ask('DELETE', `/api/desk/staff/${anna.staff.id}`, anna.headers)).statusCode).toBe(409)
  expect((await desk.ask('DELETE', `/api/desk/staff/${piret.staff.id}`, anna.headers)).statusCode).toBe(200)
  expect((await desk.ask('GET', '/api/desk/session', piret.headers)).statusCode).toBe(401)
})

test('what must not happen behind one’s back asks again after ten minutes', async () => {
  await using desk = await startDesk()
  const { headers } = await desk.signIn()
  const add = (email: string) => desk.ask('POST', '/api/desk/staff', headers, { email, name: 'Piret' })
  expect((await add('piret@agency.example')).statusCode).toBe(200)
  expect((await add('piret@agency.example')).statusCode).toBe(409)
  desk.advance(10 * MINUTE_MS + 1)
  const refused = await add('mart@agency.example')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { type: 'urn:valmis:problem:desk-confirm' },
  ])
  const journal = await desk.ask('GET', '/api/desk/journal', headers)
  expect(journal.json()).toMatchObject([
    {
      act: 'staff-added',
      staff: 'anna@agency.example',
      detail: 'piret@agency.example',
      network: '127.0.0.0/24',
    },
  ])
})

test('another site cannot use a session', async () => {
  await using desk = await startDesk()
  const { headers } = await desk.signIn()
  for (const site of ['cross-site', 'same-site'])
    for (const method of ['GET', 'DELETE'])
      expect(
        (await desk.ask(method, '/api/desk/session', { ...headers, 'sec-fetch-site': site })).statusCode,
      ).toBe(403)
})
