import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'

import { LOCALE_CODES, LOCALES, type Locale } from '../language/locales.ts'
import { answeredTelephone } from '../offices/office.ts'
import { formatNamedPrice, formatPrice, priceList, type PriceProfile } from '../pricing/prices.ts'
import { chatFigures, priceFigure } from './chat-figures.ts'
import type { BotContent } from './conversation.ts'
import { REPLIES, type ReplyId } from './replies.ts'
import { sayMessage } from './say-message.ts'

const REPLY_IDS = Object.keys(REPLIES) as ReplyId[]
const PRICES = priceList({ packages, addOns }, priceProfiles[0])
const FOUND = {
  id: 'faq-price',
  title: 'Price',
  path: '/en/faq#price',
  text: `From {${priceFigure(packages[0].id)}}.`,
}

const SOLD = [
  { ...FOUND, id: `package-${packages[0].id}`, title: packages[0].name },
  { ...FOUND, id: 'add-on-booking', title: 'Booking system' },
]

function figuresOf(locale: Locale, profile: PriceProfile) {
  return chatFigures({
    packages,
    addOns,
    claims,
    openingHours: 'Monday–Friday, 9:00 AM–6:00 PM, New York time',
    address: agency.address,
    cities: agency.offices.map(({ city }) => city.en),
    telephone: answeredTelephone(agency.offices),
    profile,
    tag: LOCALES[locale].tag,
    perMonth: messages[locale].pricing.perMonth,
    changeDays: messages[locale].chatAssistant.changeDays,
  })
}

function say(content: BotContent, locale: Locale = 'en', profile: PriceProfile = priceProfiles[0]) {
  const message = { id: 'm1', timestamp: '2026-11-21T10:00:00.000Z', sender: 'bot', content } as const
  return sayMessage(message, messages[locale].chatAssistant, {
    locale,
    figures: figuresOf(locale, profile),
    formatPrice: (amount) => formatPrice(amount, profile.currency, LOCALES[locale].tag),
    sumOf: (order) => (order.addOns.includes('gone') ? null : { once: 919, monthly: 28 }),
    findDocument: (id) =>
      [FOUND, ...SOLD, { ...FOUND, id: 'newer', text: '{moon}' }].find((one) => one.id === id),
  })
}

test.each(LOCALE_CODES)('%s: every reply can be said, no figure is missing', (locale) => {
  for (const reply of REPLY_IDS) {
    const { text, link, options } = say({ kind: 'reply', reply }, locale)
    for (const said of [text, link?.label ?? '', ...options.map(({ label }) => label)])
      expect(said, reply).not.toMatch(/[{}]|undefined|NaN|\.\./)
    expect(link?.href ?? '#support', reply).toMatch(new RegExp(`^(?:#support$|tel:\\+\\d+$|/${locale}[#/])`))
  }
})

test('a reply has the fields of the specification, and its link', () => {
  expect(say({ kind: 'reply', reply: 'support' })).toEqual({
    id: 'm1',
    sender: 'bot',
    timestamp: '2026-11-21T10:00:00.000Z',
    text: messages.en.chatAssistant.replySupport,
    link: { href: '#support', label: messages.en.chatAssistant.linkSupport },
    options: [{ option: 'contact', label: messages.en.chatAssistant.optionContact }],
  })
})

test.each(priceProfiles)('prices are those of the visitor in $country', (profile) => {
  const prices = priceList({ packages, addOns }, profile)
  const { text } = say({ kind: 'reply', reply: 'pricing' }, 'en', profile)
  for (const { id } of packages) expect(text).toContain(formatNamedPrice(prices, id, profile, 'en'))
})

test('the specification’s words are said to the letter', () => {
  const textOf = (reply: ReplyId) => say({ kind: 'reply', reply }).text
  expect(textOf('fallback')).toBe('I can help you with services, pricing, portfolio, or contact information.')
  expect(textOf('email-malformed')).toBe('Please enter a valid email address (e.g., name@example.com).')
  expect(textOf('phone-malformed')).toBe('Please enter a valid phone number.')
})

test('an answer from the index names its source', () => {
  expect(say({ kind: 'found', document: 'faq-price' })).toMatchObject({
    text: `From ${formatNamedPrice(PRICES, packages[0].id, priceProfiles[0], 'en')}.`,
    link: { href: '/en/faq#price', label: 'Source: Price' },
  })
})

test('an answer with a figure this version does not know is named, not said', () => {
  expect(say({ kind: 'found', document: 'newer' }).text).toContain('“Price”')
})

test('an answer that is no longer there is the fallback', () => {
  expect(say({ kind: 'found', document: 'gone' }).text).toBe(messages.en.chatAssistant.replyFallback)
})

test('a name is said as it was typed, braces and all', () => {
  expect(say({ kind: 'thanks', name: '{hours}' }).text).toContain('Thank you, {hours}.')
})

test('what a visitor wrote stays, what a visitor picked is said in the language', () => {
  const knowledge = {
    locale: 'en',
    figures: {},
    findDocument: () => undefined,
    sumOf: () => null,
    formatPrice: String,
  } as const
  const words = messages.en.chatAssistant
  const written = {
    id: 'a',
    timestamp: '',
    sender: 'user',
    content: { kind: 'text', text: '{price}?' },
  } as const
  const picked = { ...written, content: { kind: 'option', option: 'pricing' } } as const
  expect(sayMessage(written, words, knowledge)).toMatchObject({ text: '{price}?', link: null, options: [] })
  expect(sayMessage(picked, words, knowledge).text).toBe(words.optionPricing)
})

test('a sum names each thing with its price, and what they come to', () => {
  const { text } = say({ kind: 'order', order: { package: packages[0].id, addOns: ['booking'] } })
  expect(text).toContain(
    `${packages[0].name}: ${figuresOf('en', priceProfiles[0])[priceFigure(packages[0].id)]}`,
  )
  expect(text).toMatch(/Booking system: .*919.*28/)
})

test('add-ons alone are said to need a package', () => {
  const { text } = say({ kind: 'order', order: { package: null, addOns: ['booking'] } })
  expect(text).toContain(packages[0].name)
  expect(text).not.toContain('919')
})

test('a sum of something that is no longer sold names the prices instead', () => {
  const { text } = say({ kind: 'order', order: { package: null, addOns: ['gone'] } })
  expect(text).toBe(say({ kind: 'reply', reply: 'pricing' }).text)
})

test('possible meanings are quick replies, documents by their title', () => {
  const { options } = say({ kind: 'unsure', between: ['hosting', 'faq-price', 'faq-gone', 'contact'] })
  expect(options.map(({ option }) => option)).toEqual(['hosting', 'faq-price', 'contact'])
  expect(options[1]?.label).toBe('Price')
})
