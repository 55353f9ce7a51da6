import { expect, test } from 'vitest'

import { aContactRequest } from '../../features/contact-form/a-contact-request.ts'
import { startTestApp } from '../../test-app.ts'
import { aFormToken, TEST_FORM_SECRET } from './a-form-token.ts'
import { readFormToken } from './form-token.ts'

test('a form gets a token of its own that nobody may keep', async () => {
  await using app = await startTestApp()
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

test('a token is good for one post to the last moment of its day', async () => {
  await using app = await startTestApp()
  const token = aFormToken({ issuedAt: new Date('2026-03-01T10:00:00Z') })
  for (const email of ['one@firma.example', 'two@firma.example'])
    await app.postContact(aContactRequest({ email }), token)
  expect((await app.reviews()).map(({ reasons }) => reasons)).toEqual(['["token-spent"]'])
})

test('another site gets none', async () => {
  await using app = await startTestApp()
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await app.app.inject({ url: '/api/form-token', headers })).statusCode).toBe(403)
})
