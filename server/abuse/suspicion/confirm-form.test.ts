import { expect } from 'vitest'

import { SECOND } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { loadTestSite, pageText } from '../../http/built-pages/test-site.ts'
import { aTicketForm, aFormToken } from '../../test-posts.ts'
import { DAY_MS, START, startTestApp, fixture, test as baseTest } from '../../test-app.ts'
import { hiddenFields } from './test-confirmation.ts'

async function startSite() {
  const app = await startTestApp({ site: loadTestSite() })
  const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  return {
    ...app,
    contact: (fields: Record<string, string>) => app.postForm(encode(fields)),
    ticket: (fields: Record<string, string>) => app.postTicketForm(encode(fields)),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

const CONTACT = {
  name: 'Mari',
  email: 'mari@firma.example',
  message: 'Hello',
  language: SECOND,
  formToken: '',
}
const TICKET = { ...Object.fromEntries(new URLSearchParams(aTicketForm())), formToken: '' }

const test = baseTest.extend('site', fixture(startSite))

test.for([
  ['contact', CONTACT, `/${SECOND}/contact/sent`],
  ['ticket', TICKET, `/${SECOND}/ticket/sent`],
] as const)('a bare %s form is asked again, and kept only then', async ([form, fields, sent], { site }) => {
  const question = await site[form](fields)
  expect(question.statusCode).toBe(200)
  expect(question.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/html; charset=utf-8',
  })
  expect(question.headers.etag).toBeUndefined()
  expect(await site.countRows()).toBe(0)

  const early = await site[form](hiddenFields(question.body))
  expect(hiddenFields(early.body)).toEqual(hiddenFields(question.body)) // the same token, now older
  site.advance(3_000)
  const confirmed = hiddenFields(early.body)
  const { location } = (await site[form](confirmed)).headers
  expect(location).toContain(sent)
  expect((await site[form](confirmed)).headers.location).toBe(location) // a double click
  expect(await site.reviews()).toEqual([])
  expect(await site.mails()).toHaveLength(2)
})

test.for([
  ['a token nobody gave out', 'abc'],
  [
    'one of another site',
    aFormToken({ now: new Date(START) }, 'the secret of quite another site')['form-token'],
  ],
  ['one of the day before yesterday', aFormToken({ issuedAt: new Date(START - DAY_MS - 1) })['form-token']],
  ['one of tomorrow', aFormToken({ issuedAt: new Date(START + DAY_MS) })['form-token']],
] as const)('%s gets a fresh one, and sends the form in the end', async ([, formToken], { site }) => {
  const question = await site.contact({ ...CONTACT, formToken })
  expect(question.statusCode).toBe(200)
  site.advance(3_000)
  expect((await site.contact(hiddenFields(question.body))).statusCode).toBe(303)
  expect(await site.reviews()).toEqual([])
})

test('what was written comes back whole, and none of it as HTML', async ({ site }) => {
  const message = '</dd><script>alert("1")</script>\n$& $1 \'&amp;\' "> <input name="x" value="y">'
  const question = await site.contact({ ...CONTACT, message, remarks: 'cheap watches' })
  expect(question.body).not.toContain('<script')
  expect(question.body.match(/<input/g)).toHaveLength(6)
  expect(hiddenFields(question.body)).toMatchObject({
    ...CONTACT,
    message,
    remarks: 'cheap watches',
    formToken: expect.any(String) as string,
  })
  expect(question.body).toContain('&lt;script&gt;')
  site.advance(3_000)
  await site.contact(hiddenFields(question.body))
  expect(await site.contactRequests()).toMatchObject([{ message }])
  expect(await site.reviews()).toMatchObject([{ reasons: '["honeypot-filled"]' }])
})

test('a form that breaks a rule is told so before it is asked for a second step', async ({ site }) => {
  const answer = await site.contact({ ...CONTACT, email: 'mari' })
  expect(answer.headers.location).toBe(`/${SECOND}/contact/not-sent#email-malformed`)
})

test.for(LOCALE_CODES)('the page is in the language of the form: %s', async (language, { site }) => {
  const { body } = await site.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: `http://localhost:3000/${language}`,
    },
    payload: new URLSearchParams({ ...CONTACT, language }).toString(),
  })
  expect(body).toContain(pageText(`/${language}/confirm`).slice(0, 30))
})

test('without built pages a bare form is set aside', async ({ app }) => {
  await app.postForm(new URLSearchParams(CONTACT).toString())
  expect(await app.reviews()).toMatchObject([{ reasons: '["no-token"]' }])
})
