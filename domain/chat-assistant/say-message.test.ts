import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'

import { LOCALE_CODES, LOCALES, type Locale } from '../language/locales.ts'
import { answeredTelephone } from '../offices/office.ts'
import { formatNamedPrice, priceList, type PriceProfile } from '../pricing/prices.ts'
import { chatFigures, priceFigure } from './chat-figures.ts'
import type { BotContent, ChatMessage } from './conversation.ts'
import { REPLIES, type ReplyId } from './replies.ts'
import { sayMessage } from './say-message.ts'

const REPLY_IDS = Object.keys(REPLIES) as ReplyId[]
const PRICES = priceList({ packages, addOns }, priceProfiles[0])
const FOUND = {
  id: 'faq-price',
  title: 'Price',
  path: '/en/faq#price',
  text: `From {${priceFigure(packages[0].id)}}.`,
  terms: [],
}

function figuresOf(locale: Locale, profile: PriceProfile) {
  return chatFigures({
    packages,
    addOns,
    claims,
    openingHours: agency.openingHours,
    telephone: answeredTelephone(agency.offices),
    profile,
    tag: LOCALES[locale].tag,
    perMonth: messages[locale].pricing.perMonth,
  })
}

function say(content: BotContent, locale: Locale = 'en', profile: PriceProfile = priceProfiles[0]) {
  return sayMessage(aMessage(content), messages[locale].chatAssistant, {
    locale,
    figures: figuresOf(locale, profile),
    findDocument: (id) =>
      [FOUND, { ...FOUND, id: 'place', text: null }, { ...FOUND, id: 'newer', text: '{moon}' }].find(
        (one) => one.id === id,
      ),
  })
}

function aMessage(content: BotContent): ChatMessage {
  return { id: 'm1', timestamp: '2026-11-21T10:00:00.000Z', sender: 'bot', content }
}

test.each(LOCALE_CODES)('%s: every reply can be said, no figure is missing', (locale) => {
  for (const reply of REPLY_IDS) {
    const { text, link, options } = say({ kind: 'reply', reply }, locale)
    for (const said of [text, link?.label ?? '', ...options.map(({ label }) => label)])
      expect(said, reply).not.toMatch(/[{}]|undefined|NaN/)
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
  expect(say({ kind: 'found', document: 'place' }).text).toContain('“Price”')
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
  const knowledge = { locale: 'en', figures: {}, findDocument: () => undefined } as const
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
