import { expect } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages, type Messages } from '#content/messages/messages.ts'
import { CONTACT_LIMITS } from '#domain/contact-form/contact-request.ts'
import { SECOND, THIRD } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { TICKED } from '#domain/pricing/order.ts'
import { findProfile, priceList } from '#domain/pricing/prices.ts'

import { startTestApp, test } from '../../test-app.ts'
import { aContactRequest } from '../../test-posts.ts'

test('a contact request is kept with its two mails and answered with 201', async ({ app }) => {
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

test('an order is kept as data, with the sums its page showed', async ({ app }) => {
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

test.for([
  ['a smaller sum', { ...SUM, once: '1' }],
  ['another currency', { ...SUM, currency: 'JPY' }],
  ['no monthly sum', { ...SUM, monthly: undefined }],
] as const)('an order with %s is refused, and its form is told why', async ([, sum], { app }) => {
  const response = await app.postContact(aContactRequest({ ...ORDERED, ...sum }))
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    problems: [{ field: 'package', message: messages.en.contactForm.priceChanged }],
  })
  expect(await app.countRows()).toBe(0)
})

test('the longest values count in code points, and text is kept in normal form', async ({ app }) => {
  const name = '𝒩'.repeat(CONTACT_LIMITS.name)
  const response = await app.postContact(aContactRequest({ name, message: 'cafe\u0301 ☕\r\nyes\tindeed' }))
  expect(response.statusCode).toBe(201)
  expect(await app.contactRequests()).toMatchObject([
    { name, message: 'café ☕\nyes\tindeed', language: 'en' },
  ])
})

const refused: [
  what: string,
  difference: Record<string, unknown>,
  sentence: keyof Messages['contactForm'] | keyof Messages['problems'],
][] = [
  ['no name', { name: undefined }, 'missingFields'],
  ['no email', { email: undefined }, 'missingFields'],
  ['an address with a header', { email: 'b@ex.com\r\nBcc: v@evil.tld' }, 'emailMalformed'],
  ['a group of addresses', { email: 'x:a@b.co;' }, 'emailMalformed'],
  ['a script for a website', { url: 'javascript:alert(1)' }, 'urlMalformed'],
  ['a name too long', { name: 'x'.repeat(CONTACT_LIMITS.name + 1) }, 'tooLong'],
  ['an unknown start time', { startTime: 'never' }, 'malformed'],
]

test.for(refused)('%s is refused with its sentence, not kept', async ([, difference, sentence], { app }) => {
  const response = await app.postContact(aContactRequest({ language: THIRD, ...difference }))
  expect(response.statusCode).toBe(400)
  const { contactForm, problems } = messages[THIRD]
  expect(response.json()).toMatchObject({ message: { ...contactForm, ...problems }[sentence] })
  expect(await app.countRows()).toBe(0)
})

test('all problems are named at once, each with its field and sentence', async ({ app }) => {
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

test('absent and shapeless fields are named at once with all other problems', async ({ app }) => {
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

const VALID = `name=Mari&email=mari%40example.com&message=Hello&phone=&url=&startTime=&language=${SECOND}`

test('a plain form post is kept and sent on to the page that says so', async ({ app }) => {
  const response = await app.postForm(VALID.replace('Hello', 'one%0D%0Atwo+words%21'))
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`/${SECOND}/contact/sent`)
  expect(await app.contactRequests()).toMatchObject([
    { name: 'Mari', message: 'one\ntwo words!', language: SECOND },
  ])
  expect(await app.mails()).toHaveLength(2)
})

test('a plain form orders at the prices its page was built with, and asks for no analysis', async ({
  app,
}) => {
  const { defaultMessage, orderMessageWith } = messages[SECOND].contactForm
  const ticked = { package: packages[0].id, 'add-on-booking': TICKED, message: defaultMessage }
  const form = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(VALID)), ...ticked })
  expect((await app.postForm(form.toString())).statusCode).toBe(303)
  const profile = findProfile(priceProfiles, LOCALES[SECOND].defaultCountry)
  const prices = priceList({ packages, addOns }, profile)
  expect(await app.contactRequests()).toMatchObject([
    {
      message: fillPlaceholders(orderMessageWith, {
        package: packages[0].name,
        extras: messages[SECOND].pricing.booking,
      }),
      package: packages[0].id,
      add_ons: '["booking"]',
      currency: profile.currency,
      total_once: prices[packages[0].id] + prices.booking,
      total_monthly: 0,
    },
  ])
})

test.for([
  ['nothing at all', '', 'missing-fields'],
  ['an absent name', VALID.replace('name=Mari&', ''), 'missing-fields'],
  ['a malformed email', VALID.replace('%40', ' at '), 'email-malformed'],
  ['an unknown package', `${VALID}&package=gold`, 'malformed'],
  [
    'a sum nobody offers',
    `${VALID}&package=${packages[0].id}&currency=USD&once=1&monthly=0`,
    'price-changed',
  ],
  ['a name too long', VALID.replace('Mari', 'x'.repeat(121)), 'too-long'],
  ['an unknown field', `${VALID}&more=1`, 'malformed'],
  ['a field sent twice', `${VALID}&name=Other`, 'malformed'],
  ['a broken escape', VALID.replace('Mari', '%zz'), 'malformed'],
  ['broken UTF-8', VALID.replace('Mari', '%ff'), 'malformed'],
  ['NUL', VALID.replace('Mari', '%00'), 'malformed'],
  ['a body of 65 KiB', VALID.replace('Hello', 'x'.repeat(65 * 1024)), 'too-large'],
] as const)('a plain form with %s is told why on a page, and not kept', async ([, form, code], { app }) => {
  const response = await app.postForm(form, { referer: `http://localhost:3000/${SECOND}` })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`/${SECOND}/contact/not-sent#${code}`)
  expect(await app.countRows()).toBe(0)
})

test('a plain form from another site leads to the page that says why', async ({ app }) => {
  const response = await app.postForm(VALID, { 'sec-fetch-site': 'cross-site', 'accept-language': THIRD })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`/${THIRD}/contact/not-sent#cross-site`)
  expect(await app.countRows()).toBe(0)
})

test('a plain form that cannot be kept leads to the page that says why', async () => {
  await using app = await startTestApp({ aroundWrite: () => () => Promise.reject(new Error('broken')) })
  expect((await app.postForm(VALID)).headers.location).toBe(`/${SECOND}/contact/not-sent#unavailable`)
})
