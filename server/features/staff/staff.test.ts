import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

import { expect, vi } from 'vitest'

import type { DeskMe } from '#domain/desk/desk.ts'

import { loadTestSite } from '../../http/built-pages/test-site.ts'
import type { Write } from '../../store/store.ts'
import { MINUTE_MS, startTestApp, fixture, test as baseTest } from '../../test-app.ts'
import { collectEndpoints } from '../../test-endpoints.ts'
import { startDeskPort } from './desk-port.ts'
import { readJournal } from './journal.ts'
import { aPasskey, type Spoiled } from './test-passkey.ts'
import { signIn, TEST_NOW } from './test-staff.ts'
import { purgeSignIns, SESSION_IDLE_MS, SESSION_MOST_MS } from './staff-rows.ts'

const FROM_HERE = { 'sec-fetch-site': 'same-origin' }
/** On every answer of the desk. */
const GUARDS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin', // the page's own is no-referrer
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}
const OPEN = [
  'GET /api/desk/door',
  'POST /api/desk/link',
  'POST /api/desk/session',
  'POST /api/desk/passkey/options',
  'POST /api/desk/passkey',
]

/** The server, with what the desk's browser sends. */
async function startDesk(env: Record<string, string> = {}, aroundWrite = (write: Write) => write) {
  const { endpoints, watchRequests } = collectEndpoints()
  const app = await startTestApp({ env, watchRequests, aroundWrite })
  return {
    ...app,
    endpoints: endpoints.filter(({ path }) => path.startsWith('/api/desk/')),
    signIn: (person: { email?: string; name?: string } = {}) => signIn(app, { ...person, now: app.now }),
    ask: (method: string, url: string, headers: Record<string, string> = FROM_HERE, payload?: object) =>
      app.app.inject({
        method: method as 'GET',
        url,
        headers: { ...FROM_HERE, ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
    /** Asks for a link; the secret in the mail, which comes after the answer. */
    async mailedLink(email = 'anna@agency.example') {
      const before = await app.mails()
      const asked = await app.app.inject({ method: 'POST', url: '/api/desk/link', payload: { email } })
      expect([asked.statusCode, asked.body]).toEqual([204, ''])
      const [mail] = await vi.waitUntil(async () => {
        const mails = (await app.mails()).filter(({ id }) => !before.some((older) => older.id === id))
        return mails.length > 0 && mails
      })
      return /#login=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    },
  }
}

const test = baseTest.extend('desk', fixture(startDesk))
type Desk = Awaited<ReturnType<typeof startDesk>>

test('without a session every route but the doors answers 401, and says nothing', async ({ desk }) => {
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
      expect(answer.headers).toMatchObject(GUARDS)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
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
      for (const spelled of [path, path.replace('desk', '%64esk')])
        expect([spelled, (await desk.ask(used, spelled, headers, {})).statusCode]).toEqual([spelled, 404])
})

test.each([
  [{}, 200],
  [{ DESK: 'off' }, 404],
  [{ DESK_ALLOW: '10.0.0.0/8' }, 404],
  [{ DESK_ALLOW: '10.0.0.0/8,127.0.0.1' }, 200],
  [{ DESK_PORT: '1' }, 404],
])('with %j its page answers %i, like any other address', async (env: Record<string, string>, status) => {
  await using desk = await startTestApp({ env, site: loadTestSite() })
  const page = await desk.app.inject('/desk')
  const nothing = await desk.app.inject('/nothing')
  expect([page.statusCode, page.body === nothing.body]).toEqual([status, status === 404])
})

test('with a port of its own the desk is there and nowhere else', async () => {
  await using desk = await startDesk({ DESK_PORT: '0' })
  const own = await startDeskPort(desk.app, { host: '127.0.0.1', port: 0 })
  await desk.app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (server: Server) => {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/api/desk/door`, { headers: { connection: 'close' } })
    return answer.status
  }
  const answers = [await ask(desk.app.server), await ask(own)]
  await once(own.close(), 'close')
  expect(answers).toEqual([404, 200])
})

test('a mailed link signs in once, within a quarter of an hour, and ends the session before', async ({
  desk,
}) => {
  const { headers } = await desk.signIn()
  const secret = await desk.mailedLink('ANNA@agency.example')
  const seen = await desk.ask('GET', '/api/desk/session', headers)
  expect(seen.json<DeskMe>().sessions).toMatchObject([{ seenAt: TEST_NOW.toISOString(), isThis: true }])
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
    /^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=1209600$/,
  )
  expect((await desk.ask('GET', '/api/desk/session', headers)).statusCode).toBe(401)
  expect((await desk.ask('POST', '/api/desk/session', FROM_HERE, { secret })).statusCode).toBe(401)
  const [first, late] = [await desk.mailedLink(), await desk.mailedLink()]
  expect((await desk.ask('POST', '/api/desk/session', FROM_HERE, { secret: first })).statusCode).toBe(401)
  desk.advance(15 * MINUTE_MS)
  expect((await desk.ask('POST', '/api/desk/session', FROM_HERE, { secret: late })).statusCode).toBe(401)
})

test('a secret is in no address and no answer, and what is stored of it opens nothing', async ({ desk }) => {
  await desk.signIn()
  const secret = await desk.mailedLink()
  const [mail] = await desk.mails()
  const text = `${mail?.text} ${mail?.html}`
  for (const [address] of text.matchAll(/http[^\s")<>]+/g)) {
    const { pathname, search } = new URL(address)
    expect(pathname + search).not.toContain(secret)
  }
  const inQuery = await desk.ask('POST', `/api/desk/session?secret=${secret}`, FROM_HERE, {})
  expect(inQuery.statusCode).toBe(400)
  expect((await desk.ask('GET', `/api/desk/session?secret=${secret}`)).statusCode).toBe(401)
  const signedIn = await desk.ask('POST', '/api/desk/session', FROM_HERE, { secret })
  const cookie = /=([\w-]{43});/.exec(String(signedIn.headers['set-cookie']))?.[1] ?? ''
  expect(signedIn.body).not.toContain(cookie)
  const stored = JSON.stringify([
    await desk.db.selectFrom('staff_session').selectAll().execute(),
    await desk.db.selectFrom('journal').selectAll().execute(),
  ])
  expect(stored).not.toContain(cookie)
  const hash = await desk.db.selectFrom('staff_session').select('hash').executeTakeFirstOrThrow()
  const withHash = { cookie: `__Host-desk=${hash.hash.slice(0, 43)}` }
  expect((await desk.ask('GET', '/api/desk/session', withHash)).statusCode).toBe(401)
})

test('housekeeping removes links, questions and sessions once they have ended', async ({ desk }) => {
  await desk.signIn()
  await desk.mailedLink()
  await askPasskey(desk)
  const left = async () => {
    await desk.write((trx) => purgeSignIns(trx, desk.now()))
    const tables = ['staff_link', 'staff_challenge', 'staff_session'] as const
    const rows = tables.map((table) => desk.db.selectFrom(table).select(desk.db.fn.countAll().as('rows')))
    return Promise.all(rows.map(async (query) => Number((await query.executeTakeFirstOrThrow()).rows)))
  }
  expect(await left()).toEqual([1, 1, 1])
  desk.advance(15 * MINUTE_MS)
  expect(await left()).toEqual([0, 0, 1])
  desk.advance(SESSION_IDLE_MS)
  expect(await left()).toEqual([0, 0, 0])
})

test('nobody learns who is staff: the answer comes before anybody is looked for', async () => {
  const held = Promise.withResolvers<undefined>()
  let isHeld = false
  await using desk = await startDesk({}, (write) => async (work) => {
    if (isHeld) await held.promise
    return write(work)
  })
  await desk.signIn()
  isHeld = true
  for (const email of ['anna@agency.example', 'nobody@agency.example', 'no address']) {
    const { statusCode, body } = await desk.ask('POST', '/api/desk/link', FROM_HERE, { email })
    expect([statusCode, body]).toEqual([204, ''])
  }
  expect(await desk.mails()).toEqual([])
  held.resolve(undefined)
  await vi.waitUntil(async () => (await desk.mails()).length > 0)
  expect((await desk.mails()).map(({ recipient }) => recipient)).toEqual(['anna@agency.example'])
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
  const guesses = []
  for (let time = 0; time < 40; time += 1)
    guesses.push((await desk.ask('POST', '/api/desk/session', FROM_HERE, { secret: 'x' })).statusCode)
  expect([guesses[0], guesses.at(-1)]).toEqual([401, 429]) // a wrong guess counts as well
})

async function addPasskey(desk: Desk, headers: Record<string, string>, spoiled: Spoiled = {}) {
  const passkey = aPasskey()
  const question = (await desk.ask('POST', '/api/desk/passkeys/options', headers, {})).json<Question>()
  const response = passkey.create(question, spoiled)
  return {
    passkey,
    question,
    answer: await desk.ask('POST', '/api/desk/passkeys', headers, { name: 'Phone', response }),
  }
}
interface Question {
  challenge: string
  rp: { id: string }
  rpId: string
  userVerification: string
  authenticatorSelection: object
}
const askPasskey = async (desk: Desk) =>
  (await desk.ask('POST', '/api/desk/passkey/options', FROM_HERE, {})).json<Question>()

test('a passkey of the device signs in, with a challenge that is spent', async ({ desk }) => {
  const { headers } = await desk.signIn()
  const { passkey, question, answer } = await addPasskey(desk, headers)
  expect(question).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(answer.json<DeskMe>().passkeys).toMatchObject([{ name: 'Phone' }])
  const other = { response: passkey.answer(await askPasskey(desk), { type: 'webauthn.create' }) }
  expect((await desk.ask('POST', '/api/desk/passkey', FROM_HERE, other)).statusCode).toBe(401)
  const asked = await askPasskey(desk)
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(asked).not.toHaveProperty('allowCredentials.0') // it would tell who exists
  const response = passkey.answer(asked)
  const signedIn = await desk.ask('POST', '/api/desk/passkey', FROM_HERE, { response })
  expect([signedIn.statusCode, signedIn.headers['set-cookie']]).toEqual([
    200,
    expect.stringMatching(/^__Host-desk=/) as string,
  ])
  const again = { response: passkey.answer(asked) }
  expect((await desk.ask('POST', '/api/desk/passkey', FROM_HERE, again)).statusCode).toBe(401)
  const [made] = answer.json<DeskMe>().passkeys
  const rename = (as: Record<string, string>, name: string) =>
    desk.ask('PUT', `/api/desk/passkeys/${made?.id}`, as, { name })
  const renamed = await rename(headers, 'Work\nphone')
  expect(renamed.json<DeskMe>().passkeys).toMatchObject([{ name: 'Work phone' }])
  const piret = await desk.signIn({ email: 'piret@agency.example' })
  expect((await rename(piret.headers, 'Mine')).statusCode).toBe(404)
  expect((await rename(headers, ' ')).statusCode).toBe(400)
  const deeds = desk.db.selectFrom('journal').select('detail').where('act', '=', 'passkey-renamed')
  expect(await deeds.execute()).toEqual([{ detail: 'Work phone' }])
  expect((await desk.ask('DELETE', `/api/desk/passkeys/${made?.id}`, headers)).statusCode).toBe(200)
  const gone = { response: passkey.answer(await askPasskey(desk)) }
  expect((await desk.ask('POST', '/api/desk/passkey', FROM_HERE, gone)).statusCode).toBe(401)
})

test.each<[string, Spoiled]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another host', { host: 'evil.example' }],
  ['without a finger or a PIN', { flags: 1 }],
  ['that counts backwards', { counter: 1 }],
])('a passkey’s answer %s is refused, and its challenge spent', async (_, spoiled) => {
  await using desk = await startDesk()
  const { headers } = await desk.signIn()
  const { passkey } = await addPasskey(desk, headers)
  const tried = async (asked: Question, bad: Spoiled) => {
    const payload = { response: passkey.answer(asked, bad) }
    return (await desk.ask('POST', '/api/desk/passkey', FROM_HERE, payload)).statusCode
  }
  expect(await tried(await askPasskey(desk), { counter: 2 })).toBe(200)
  const asked = await askPasskey(desk)
  expect(await tried(asked, spoiled)).toBe(401)
  expect(await tried(asked, { counter: 8 })).toBe(401)
  expect(await tried(await askPasskey(desk), { counter: 9 })).toBe(200)
})

test('a passkey is made for who asked, on this site, while the question is open', async ({ desk }) => {
  const [anna, piret] = [await desk.signIn(), await desk.signIn({ email: 'piret@agency.example' })]
  for (const spoiled of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { flags: 65 }])
    expect((await addPasskey(desk, anna.headers, spoiled)).answer.statusCode).toBe(409)
  const ask = async () =>
    (await desk.ask('POST', '/api/desk/passkeys/options', anna.headers, {})).json<Question>()
  const keep = async (headers: Record<string, string>, question: Question) => {
    const payload = { name: 'Phone', response: aPasskey().create(question) }
    return (await desk.ask('POST', '/api/desk/passkeys', headers, payload)).statusCode
  }
  expect(await keep(piret.headers, await ask())).toBe(409)
  const late = await ask()
  desk.advance(5 * MINUTE_MS)
  expect(await keep(anna.headers, late)).toBe(409)
  expect(await keep(anna.headers, await ask())).toBe(200)
})

test('a session ends after twelve hours without a request, and after fourteen days at most', async ({
  desk,
}) => {
  const { headers } = await desk.signIn()
  const isIn = async () => (await desk.ask('GET', '/api/desk/session', headers)).statusCode === 200
  for (let hours = 0; hours < SESSION_MOST_MS; hours += SESSION_IDLE_MS - MINUTE_MS) {
    expect(await isIn()).toBe(true)
    desk.advance(SESSION_IDLE_MS - MINUTE_MS)
  }
  expect(await isIn()).toBe(false)
})

test('one ends one’s own sessions, nobody else’s; who is removed is out', async ({ desk }) => {
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

test('what must not happen behind one’s back asks again after ten minutes', async ({ desk }) => {
  const { headers } = await desk.signIn()
  const add = (email: string) => desk.ask('POST', '/api/desk/staff', headers, { email, name: 'Piret' })
  expect((await add('piret@agency.example')).statusCode).toBe(200)
  expect((await add('piret@agency.example')).statusCode).toBe(409)
  desk.advance(10 * MINUTE_MS + 1)
  for (const [method, path, body] of [
    ['POST', 'staff', { email: 'mart@agency.example', name: 'Mart' }],
    ['DELETE', 'staff/x', {}],
    ['POST', 'passkeys/options', {}],
    ['PUT', 'passkeys/x', { name: 'Phone' }],
    ['DELETE', 'passkeys/x', {}],
    ['GET', 'conversations/x/export', {}],
    ['POST', 'conversations/x/erase', {}],
  ] as const) {
    const refused = await desk.ask(method, `/api/desk/${path}`, headers, body)
    const type = 'urn:valmis:problem:desk-confirm'
    expect([path, refused.statusCode, refused.json()]).toMatchObject([path, 403, { type }])
  }
  expect(await readJournal(desk.db)).toMatchObject([
    {
      act: 'staff-added',
      staff: 'anna@agency.example',
      detail: 'piret@agency.example',
      network: '127.0.0.0/24',
    },
  ])
})

test('another site cannot use a session', async ({ desk }) => {
  const { headers } = await desk.signIn()
  for (const site of ['cross-site', 'same-site'])
    for (const method of ['GET', 'DELETE'])
      expect(
        (await desk.ask(method, '/api/desk/session', { ...headers, 'sec-fetch-site': site })).statusCode,
      ).toBe(403)
})
