import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { SECOND, THIRD } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'
import { TICKED } from '#domain/pricing/order.ts'
import { findProfile, priceList } from '#domain/pricing/prices.ts'

import { startTestApp } from '../../test-app.ts'

const VALID = `name=Mari&email=mari%40example.com&message=Hello&phone=&url=&startTime=&language=${SECOND}`

test('a plain form post is kept and sent on to the page that says so', async () => {
  await using app = await startTestApp()
  const response = await app.postForm(VALID.replace('Hello', 'one%0D%0Atwo+words%21'))
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`/${SECOND}/contact/sent`)
  expect(await app.contactRequests()).toMatchObject([
    { name: 'Mari', message: 'one\ntwo words!', language: SECOND },
  ])
  expect(await app.mails()).toHaveLength(2)
})

test('a plain form orders at the prices its page was built with', async () => {
  await using app = await startTestApp()
  const ticked = new URLSearchParams({ package: packages[0].id, 'add-on-booking': TICKED }).toString()
  expect((await app.postForm(`${VALID}&${ticked}`)).statusCode).toBe(303)
  const profile = findProfile(priceProfiles, LOCALES[SECOND].defaultCountry)
  const prices = priceList({ packages, addOns }, profile)
  expect(await app.contactRequests()).toMatchObject([
    {
      package: packages[0].id,
      add_ons: '["booking"]',
      currency: profile.currency,
      total_once: prices[packages[0].id] + prices.booking,
      total_monthly: 0,
    },
  ])
})

test.each([
  ['nothing at all', '', 'missing-fields'],
  ['a missing name', VALID.replace('Mari', ''), 'missing-fields'],
  ['an absent name', VALID.replace('name=Mari&', ''), 'missing-fields'],
  ['a malformed email', VALID.replace('%40', ' at '), 'email-malformed'],
  ['an unknown package', `${VALID}&package=gold`, 'malformed'],
  [
    'a sum nobody offers',
    `${VALID}&package=${packages[0].id}&currency=USD&once=1&monthly=0`,
    'price-changed',
  ],
  ['a malformed website', VALID.replace('url=', 'url=ftp%3A%2F%2Fx'), 'url-malformed'],
  ['a name too long', VALID.replace('Mari', 'x'.repeat(121)), 'too-long'],
  ['an unknown field', `${VALID}&more=1`, 'malformed'],
  ['a field sent twice', `${VALID}&name=Other`, 'malformed'],
  ['a broken escape', VALID.replace('Mari', '%zz'), 'malformed'],
  ['broken UTF-8', VALID.replace('Mari', '%ff'), 'malformed'],
  ['NUL', VALID.replace('Mari', '%00'), 'malformed'],
  ['a body of 65 KiB', VALID.replace('Hello', 'x'.repeat(65 * 1024)), 'too-large'],
])('a plain form with %s leads to the page that says why, and nothing changes', async (_, form, code) => {
  await using app = await startTestApp()
  const response = await app.postForm(form, { referer: `http://localhost:3000/${SECOND}` })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`/${SECOND}/contact/not-sent#${code}`)
  expect(await app.countRows()).toBe(0)
})

test('a plain form from another site leads to the page that says why', async () => {
  await using app = await startTestApp()
  const response = await app.postForm(VALID, { 'sec-fetch-site': 'cross-site', 'accept-language': THIRD })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`/${THIRD}/contact/not-sent#cross-site`)
  expect(await app.countRows()).toBe(0)
})

test('a plain form that cannot be kept leads to the page that says why', async () => {
  await using app = await startTestApp({ aroundWrite: () => () => Promise.reject(new Error('broken')) })
  expect((await app.postForm(VALID)).headers.location).toBe(`/${SECOND}/contact/not-sent#unavailable`)
})
