import { expect } from 'vitest'

import { priceProfiles } from '#content/catalogue/currencies.ts'
import { addOns } from '#content/catalogue/add-ons.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import { SECOND } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'
import { TICKED } from '#domain/pricing/order.ts'
import { findProfile, formatPrice, priceList } from '#domain/pricing/prices.ts'
import { EXAMPLE_TICKET_NUMBER } from '#domain/support-ticket/ticket-number.ts'

import { loadTestSite } from '../http/built-pages/test-site.ts'
import { aTicketForm } from '../test-posts.ts'
import { fixture, startTestApp, test as baseTest } from '../test-app.ts'

const test = baseTest.extend(
  'site',
  fixture(() => startTestApp({ site: loadTestSite() })),
)

test('after a ticket without script the page says its number', async ({ site }) => {
  const { headers } = await site.postTicketForm(aTicketForm())
  const [ticket] = await site.tickets()
  const page = await site.app.inject(String(headers.location))
  expect(page.body).toContain(`<b><span>${String(ticket?.number)}</span></b>`)
  expect(page.headers['cache-control']).toBe('no-store')
})

test('after an order without script the page says what was ordered, and the sum', async ({ site }) => {
  const [{ id, name }] = packages
  const fields = { name: 'Mari', email: 'mari@firma.example', message: 'Hello', language: SECOND }
  const order = { package: id, 'add-on-booking': TICKED }
  const { headers } = await site.postForm(new URLSearchParams({ ...fields, ...order }).toString())
  const profile = findProfile(priceProfiles, LOCALES[SECOND].defaultCountry)
  const prices = priceList({ packages, addOns }, profile)
  const { pricing } = messages[SECOND]
  const sum = formatPrice(prices[id] + prices.booking, profile.currency, LOCALES[SECOND].tag)
  expect((await site.app.inject(String(headers.location))).body).toContain(
    `<b><span>${name}, ${pricing.booking}</span><span>${sum} ${pricing.oneTime}</span></b>`,
  )
})

test.for([
  ['ticket/sent', ''],
  ['ticket/sent', `?number=${EXAMPLE_TICKET_NUMBER.replace('K', 'W')}`],
  ['ticket/sent', '?number=<script>'],
  ['ticket/sent', `?number=${EXAMPLE_TICKET_NUMBER}&number=${EXAMPLE_TICKET_NUMBER}`],
  ['contact/ordered', ''],
  ['contact/ordered', `?package=${packages[0].id}&currency=USD&once=1&monthly=0`],
  ['contact/ordered', `?package=${packages[0].id}`],
  ['contact/ordered', '?package=<script>&currency=USD&once=1&monthly=0'],
] as const)('/%s%s says nothing of its address', async ([page, query], { site }) => {
  const answer = await site.app.inject(`/${SECOND}/${page}${query}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<b><input')
})
