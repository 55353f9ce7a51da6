import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import type { ContactFormMessages } from '#content/messages/en/contact-form.ts'
import type { ProblemMessages } from '#content/messages/en/contact-form.ts'
import { CONTACT_LIMITS } from '#domain/contact-form/contact-request.ts'
import { OTHER_ALPHABET, SECOND, THIRD } from '#domain/language/a-locale.ts'
import { TICKED } from '#domain/pricing/order.ts'
import { priceList } from '#domain/pricing/prices.ts'

import { startTestApp } from '../../test-app.ts'
import { aContactRequest } from './a-contact-request.ts'

test('a contact request is kept with its two mails and answered with 201', async () => {
  await using app = await startTestApp()
  const whole = { phone: ' +372 555 0100 ', url: 'example.com', startTime: 'this-week', language: SECOND }
  const response = await app.postContact(aContactRequest({ name: '  Mari\n Maasikas ', ...whole }))
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ success: true })
  expect(await app.contactRequests()).toMatchObject([
    {
      created_at: '2026-03-02T10:00:00.000Z',
      name: 'Mari Maasikas',
      email: 'mari@example.com',
      phone: '+372 555 0100',
      url: 'https://example.com',
      start_time: 'this-week',
      message: 'Please look at my website.',
      language: SECOND,
    },
  ])
  expect(await app.mails()).toMatchObject([
    { kind: 'contact-notification', recipient: 'sales@agency.example', reply_to: 'mari@example.com' },
    { kind: 'contact-confirmation', recipient: 'mari@example.com', language: SECOND },
  ])
})

const ORDERED = { package: packages[0].id, 'add-on-booking': TICKED, 'add-on-hosting': TICKED }
const PRICES = priceList({ packages, addOns }, priceProfiles[0])
const SUM = {
  currency: priceProfiles[0].currency,
  once: String(PRICES[packages[0].id] + PRICES.booking),
  monthly: String(PRICES.hosting),
}

test('an order is kept as data, with the sums its page showed', async () => {
  await using app = await startTestApp()
  expect((await app.postContact(aContactRequest({ ...ORDERED, ...SUM }))).statusCode).toBe(201)
  expect(await app.contactRequests()).toMatchObject([
    {
      package: packages[0].id,
      add_ons: '["booking","hosting"]',
      currency: SUM.currency,
      total_once: Number(SUM.once),
      total_monthly: Number(SUM.monthly),
    },
  ])
  const kinds = (await app.mails()).map(({ kind }) => kind)
  expect(kinds).toEqual(['order-notification', 'order-confirmation'])
})

test.each([
  ['a smaller sum', { ...SUM, once: '1' }],
  ['another currency', { ...SUM, currency: 'JPY' }],
  ['no monthly sum', { ...SUM, monthly: undefined }],
])('an order with %s is refused, and its form is told why', async (_, sum) => {
  await using app = await startTestApp()
  const response = await app.postContact(aContactRequest({ ...ORDERED, ...sum }))
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    problems: [{ field: 'package', message: messages.en.contactForm.priceChanged }],
  })
  expect(await app.countRows()).toBe(0)
})

test('the longest values count in code points, and text is kept in normal form', async () => {
  await using app = await startTestApp()
  const name = '𝒩'.repeat(CONTACT_LIMITS.name)
  const response = await app.postContact(aContactRequest({ name, message: 'cafe\u0301 ☕\r\nyes\tindeed' }))
  expect(response.statusCode).toBe(201)
  expect(await app.contactRequests()).toMatchObject([
    { name, message: 'café ☕\nyes\tindeed', language: 'en' },
  ])
})

/** What is sent, the status, and the sentence the visitor reads. */
const refused: [
  what: string,
  body: unknown,
  status: number,
  sentence: keyof ContactFormMessages | keyof ProblemMessages,
][] = [
  ['no name', aContactRequest({ name: undefined }), 400, 'missingFields'],
  ['no email', aContactRequest({ email: undefined }), 400, 'missingFields'],
  ['a blank name', aContactRequest({ name: ' \t ' }), 400, 'missingFields'],
  [
    'an address with a header',
    aContactRequest({ email: 'b@ex.com\r\nBcc: v@evil.tld' }),
    400,
    'emailMalformed',
  ],
  ['a group of addresses', aContactRequest({ email: 'x:a@b.co;' }), 400, 'emailMalformed'],
  ['a script for a website', aContactRequest({ url: 'javascript:alert(1)' }), 400, 'urlMalformed'],
  ['a name too long', aContactRequest({ name: 'x'.repeat(CONTACT_LIMITS.name + 1) }), 400, 'tooLong'],
  ['an unknown start time', aContactRequest({ startTime: 'never' }), 400, 'malformed'],
  ['65 KiB', aContactRequest({ message: 'x'.repeat(65 * 1024) }), 413, 'tooLarge'],
]

test.each(refused)('%s is refused in the language of the visitor, and nothing changes', async (...row) => {
  const [, body, status, sentence] = row
  await using app = await startTestApp()
  for (const [language, hint] of [
    ['en', {}],
    [THIRD, { referer: `http://localhost:3000/${THIRD}` }],
    [OTHER_ALPHABET, { 'accept-language': `tlh, ${OTHER_ALPHABET}-XX;q=0.8, en;q=0.1` }],
  ] as const) {
    const response = await app.postContact(body, hint)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(response.json()).toMatchObject({
      success: false,
      status,
      message: { ...messages[language].contactForm, ...messages[language].problems }[sentence],
    })
  }
  expect(await app.countRows()).toBe(0)
})

test('all problems are named at once, each with its field and sentence', async () => {
  await using app = await startTestApp()
  const response = await app.postContact({
    name: '',
    email: 'x',
    message: 'm',
    url: 'ftp://x',
    language: SECOND,
  })
  const { contactForm: words } = messages[SECOND]
  expect(response.json()).toMatchObject({
    type: 'urn:valmis:problem:invalid',
    message: words.missingFields,
    problems: [
      { field: 'name', code: 'field-missing', message: words.fieldMissing },
      { field: 'email', code: 'email-malformed', message: words.emailMalformed },
      { field: 'url', code: 'url-malformed', message: words.urlMalformed },
    ],
  })
})

test('the form language decides over the page and the browser', async () => {
  await using app = await startTestApp()
  const hints = { referer: `http://localhost:3000/${THIRD}`, 'accept-language': OTHER_ALPHABET }
  const response = await app.postContact(aContactRequest({ name: '', language: THIRD }), hints)
  expect(response.json()).toMatchObject({ message: messages[THIRD].contactForm.missingFields })
  expect(response.headers['content-language']).toBe(THIRD)
})

test('with a field that is absent and one that has no shape, all problems are still named at once', async () => {
  await using app = await startTestApp()
  const tooLong = 'x'.repeat(CONTACT_LIMITS.phone + 1)
  const response = await app.postContact({ email: 'x', phone: tooLong, url: 'ftp://x', startTime: 'never' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message: messages.en.contactForm.missingFields })
  const { problems } = response.json<{ problems: { field: string; code: string }[] }>()
  expect(problems.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
    'email email-malformed',
    'message field-missing',
    'name field-missing',
    'phone too-long',
    'startTime malformed',
    'url url-malformed',
  ])
  expect(await app.countRows()).toBe(0)
})
