import fc from 'fast-check'
import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { isLocale, type Locale } from '#domain/language/locales.ts'

import { findLeadProblems } from './chat-lead.ts'
import { nameIn, readDetails } from './lead-details.ts'

const PHRASES = messages.en.chatAssistant.listenName

test.each([
  ['my mail is ann@firm.example thanks', { email: 'ann@firm.example' }],
  ['ann@firm.example.', { email: 'ann@firm.example' }],
  ['Ann Lee, ann@firm.example', { email: 'ann@firm.example', name: 'Ann Lee' }],
  ['call 030/123 45 67', { phone: '030 123 45 67' }],
  ['+372 555.0100', { phone: '+372 555 0100' }],
  ['ann@firm.example, 0171 1234567', { email: 'ann@firm.example', phone: '0171 1234567' }],
  ["I'm Ann Lee and my mail is ann@firm.example", { email: 'ann@firm.example' }],
  ['my name is Ann Lee, +1 212 555 0142', { phone: '+1 212 555 0142', name: 'Ann Lee' }],
  ['we have 12 rooms', {}],
])('%j says %o', (text, details) => {
  expect(readDetails(text, PHRASES)).toMatchObject(details)
})

test.each(['we have 12 rooms', 'mari@firma', 'a,b@firm.example', 'call me'])('%j says nothing', (text) => {
  expect(readDetails(text, PHRASES)).toEqual({})
})

const NAMES: readonly [text: string, locale: string, name: string][] = [
  ['Ann Lee', 'en', 'Ann Lee'],
  ["I'm Ann.", 'en', 'Ann'],
  ['Ich heiße Hans Müller', 'de', 'Hans Müller'],
  ['minu nimi on Mari Maasikas', 'et', 'Mari Maasikas'],
  ['меня зовут Анна', 'ru', 'Анна'],
  ['Je m’appelle Luc Martin', 'fr', 'Luc Martin'],
  ['me llamo Ana', 'es', 'Ana'],
  ['mi chiamo Luca', 'it', 'Luca'],
  ['ik heet Jan de Vries', 'nl', 'Jan de Vries'],
  ['\u0007', 'en', ''],
]
test.each(NAMES.filter(([, locale]) => isLocale(locale)))('%j in %s is the name %j', (text, locale, name) => {
  expect(nameIn(text, messages[locale as Locale].chatAssistant.listenName)).toBe(name)
})

test('whatever is found can be kept by the server', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.emailAddress(), (text, address) => {
      const { email = 'a@b.example', phone = '', name = 'Ann' } = readDetails(`${text} ${address}`, PHRASES)
      expect(findLeadProblems({ email, phone, name }, 'mailable')).toEqual([])
    }),
  )
})
