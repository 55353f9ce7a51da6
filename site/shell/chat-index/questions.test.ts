import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import { parseChatIndex } from '#domain/chat-assistant/chat-index.ts'
import { createUnderstanding } from '#domain/chat-assistant/understand.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { chatIndexFile } from './chat-sources.ts'

/**
 * Of messages nobody trained or tuned for, in content/chat/held-out: `npm run chat` prints today's shares. A
 * wrong answer is worse than none, which at least says so.
 */
const RIGHT_SHARE = 0.8
const WRONG_SHARE = 0.1

const understandings = new Map(
  LOCALE_CODES.map((locale) => {
    const index = parseChatIndex(chatIndexFile(locale))
    if (index === null) throw new Error(`No index in ${locale}`)
    const words = messages[locale].chatAssistant
    const phrases = { and: words.listenAnd, with: words.listenWith, pages: words.listenPages }
    return [locale, createUnderstanding(index.examples, phrases, { packages, addOns })]
  }),
)

function understood(locale: Locale, text: string) {
  return understandings.get(locale)?.(text)
}

/** Held-out messages, each with the meanings that answer it. */
function heldOut(locale: Locale) {
  const text = readFileSync(`content/chat/held-out/${locale}.txt`, 'utf8')
  return text.split(/^# /m).flatMap((part) => {
    const [wanted = '', ...lines] = part.split('\n').filter((line) => line !== '')
    return lines.map((line) => ({ line, wanted: wanted.split(' ') }))
  })
}

test.each(LOCALE_CODES)('%s: what owners ask is understood', (locale) => {
  const answers = heldOut(locale).map(({ line, wanted }) => {
    const meaning = understood(locale, line)
    if (meaning?.kind === 'unknown') return wanted.includes('other') ? 'right' : 'none'
    if (meaning?.kind === 'order') return wanted.includes('pricing') ? 'right' : 'wrong'
    if (meaning?.kind !== 'sure') return 'none'
    return meaning.meanings.some((one) => wanted.includes(one)) ? 'right' : `wrong: ${line}`
  })
  const share = (kind: string) => answers.filter((one) => one.startsWith(kind)).length / answers.length
  expect(share('right')).toBeGreaterThanOrEqual(RIGHT_SHARE)
  expect(share('wrong'), answers.filter((one) => one.startsWith('wrong')).join('\n')).toBeLessThanOrEqual(
    WRONG_SHARE,
  )
})

test.each([
  ['are you a human?', ['bot']],
  ['business vs pro', ['comparison']],
  ['my contact form is broken', ['support']],
  ['is it wordpress?', ['faq-built-with']],
  ['do you take paypal and how long does it take?', ['faq-ways', 'delivery']],
  ['hello, what does a website cost?', ['pricing']],
  ['own a domain already, do I need a new one', ['faq-domain']],
])('%s', (text, meanings) => {
  expect(understood('en', text)).toMatchObject({ kind: 'sure', meanings })
})

/** The rows of the languages the site has. */
function ofThisSite(rows: readonly (readonly [language: string, ...texts: string[]])[]) {
  return rows.flatMap(([language, ...texts]) => {
    const locale = parseLocaleCode(language)
    return locale === null ? [] : [{ locale, texts }]
  })
}

test.each(
  ofThisSite([
    ['en', 'no', "I don't have a phone"],
    ['et', 'ei', 'mul pole telefoni'],
    ['de', 'nein', 'ich habe kein telefon'],
    ['nl', 'nee', 'liever niet'],
    ['es', 'no', 'no tengo telefono'],
    ['it', 'no', 'non ho il telefono'],
    ['fr', 'non', "j'ai pas de téléphone"],
    ['ru', 'нет', 'у меня нет телефона'],
  ]),
)('$locale: $texts go on without a telephone, and keep the address', ({ locale, texts }) => {
  for (const refusal of texts)
    expect(understood(locale, refusal), refusal).toEqual({
      kind: 'sure',
      meanings: ['skip'],
      isCertain: true,
    })
})

test('what is asked for together is added up, with the package it needs', () => {
  expect(understood('en', 'What would a 7 page site with a booking calendar cost me?')).toEqual({
    kind: 'order',
    order: { package: packages.find(({ pages }) => pages === null || pages >= 7)?.id, addOns: ['booking'] },
  })
})

test.each(
  ofThisSite([
    ['en', 'how much is a newsletter, a calculator and a client portal'],
    ['et', 'palju maksavad uudiskiri, kalkulaator ja kliendiportaal'],
    ['de', 'was kosten newsletter, rechner und kundenportal'],
    ['it', 'quanto costano newsletter, calcolatore e area clienti'],
    ['fr', 'combien pour une newsletter, un calculateur et un portail client'],
    ['ru', 'сколько стоят рассылка, калькулятор и личный кабинет'],
  ]),
)('$locale: three add-ons asked for get three prices', ({ locale, texts: [text = ''] }) => {
  const order = { package: null, addOns: ['calculator', 'newsletter', 'portal'] }
  expect(understood(locale, text)).toEqual({ kind: 'order', order })
})

test.each(['', '?!', 'asdkjh qwpoe'])('%j means nothing', (text) => {
  expect(understood('en', text)).toEqual({ kind: 'unknown' })
})
