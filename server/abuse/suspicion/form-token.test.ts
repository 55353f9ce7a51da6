import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'

import { aContactRequest, aFormToken, TEST_FORM_SECRET } from '../../test-posts.ts'
import { DAY_MS, test } from '../../test-app.ts'
import {
  insertFormSecret,
  newTokenId,
  readFormToken,
  writeFormToken,
  purgeSpentTokens,
  spendToken,
} from './form-token.ts'

const SECRET = 'a secret nobody else in the world has'
const issuedAt = new Date('2026-03-02T10:00:00.123Z')

function aToken() {
  return writeFormToken({ issuedAt, id: newTokenId(randomBytes) }, SECRET)
}

test('a token says what was written into it', () => {
  const id = newTokenId(randomBytes)
  const token = writeFormToken({ issuedAt, id }, SECRET)
  expect(readFormToken(token, SECRET)).toEqual({ issuedAt, id })
  expect(token).toMatch(/^[\w.-]{60,90}$/) // a header takes it as it is
})

test('whichever character of a token is another, it is not ours', () => {
  const token = aToken()
  for (let place = 0; place < token.length; place += 1) {
    for (const sign of ['A', 'b', '0', '-', '_', '.', ' ', 'é']) {
      if (token[place] === sign) continue
      const forged = token.slice(0, place) + sign + token.slice(place + 1)
      expect(readFormToken(forged, SECRET), forged).toBe(null)
    }
  }
})

test('of the four spellings of the last bits of a signature only ours is taken', () => {
  const token = aToken()
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const taken = Array.from(signs).filter((sign) => readFormToken(token.slice(0, -1) + sign, SECRET) !== null)
  expect(taken).toEqual([token.at(-1)])
})

test.each([
  ['nothing', () => ''],
  ['a beginning', (token: string) => token.slice(0, -1)],
  ['a longer one', (token: string) => `${token}A`],
  [
    'the signature of another',
    (token: string) => token.split('.', 2).join('.') + `.${aToken().split('.')[2] ?? ''}`,
  ],
  ['a megabyte', (token: string) => token.repeat(10_000)],
])('%s is not a token of ours', (_, change) => {
  expect(readFormToken(change(aToken()), SECRET)).toBe(null)
})

test('a token signed with another secret is not ours', () => {
  expect(readFormToken(aToken(), `${SECRET}!`)).toBe(null)
})

test('a database has one secret, however many processes start on it at once', async ({ store }) => {
  await store.write((trx) =>
    trx.insertInto('form_secret').values({ name: 'of something else', secret: 'x' }).execute(),
  )
  const keep = () => store.write((trx) => insertFormSecret(trx, randomBytes))
  const secrets = await Promise.all([keep(), keep(), keep()])
  expect(new Set([...secrets, await keep()]).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
})

const NOW = new Date('2026-03-02T10:00:00Z')

test('a spent token is forgotten once it is too old to be taken, and not before', async ({ store }) => {
  const spend = (id: string, at = NOW) => store.write((trx) => spendToken(trx, id, at))
  expect(await spend('old', new Date(NOW.getTime() - DAY_MS - 1))).toBe(true)
  expect(await spend('young', new Date(NOW.getTime() - DAY_MS))).toBe(true)
  expect(await spend('young')).toBe(false)
  await store.write((trx) => purgeSpentTokens(trx, NOW))
  const tokens = await store.db.selectFrom('spent_token').select('id').execute()
  expect(tokens).toEqual([{ id: 'young' }])
})

test('a form gets a token of its own that nobody may keep', async ({ app }) => {
  const answers = await Promise.all([1, 2].map(() => app.app.inject('/api/form-token')))
  const [one, other] = answers.map((answer) => answer.json<{ token: string }>())
  expect(answers[0]?.statusCode).toBe(200)
  expect(answers[0]?.headers['cache-control']).toBe('no-store')
  expect(one).toEqual({ token: expect.any(String) as string })
  expect(one?.token).not.toBe(other?.token)
  expect(readFormToken(one?.token ?? '', TEST_FORM_SECRET)).toMatchObject({
    issuedAt: new Date('2026-03-02T10:00:00Z'),
  })
})

test('a token is good for one post to the last moment of its day', async ({ app }) => {
  const token = aFormToken({ issuedAt: new Date('2026-03-01T10:00:00Z') })
  for (const email of ['one@firma.example', 'two@firma.example'])
    await app.postContact(aContactRequest({ email }), token)
  expect((await app.reviews()).map(({ reasons }) => reasons)).toEqual(['["token-spent"]'])
})

test('another site gets none', async ({ app }) => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await app.app.inject({ url: '/api/form-token', headers })).statusCode).toBe(403)
})
