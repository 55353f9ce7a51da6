import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { packages } from '#content/catalogue/packages.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'
import { priceList } from '#domain/pricing/prices.ts'

import { builtUnderstanding, heldOut, judge } from './held-out.ts'

/**
 * Of messages nobody trained or tuned for, in content/chat/held-out: `npm run chat` prints today's shares. A
 * wrong answer is worse than none, which at least says so.
 */
const RIGHT_SHARE = 0.88
const WRONG_SHARE = 0.05

const understandings = new Map(LOCALE_CODES.map((locale) => [locale, builtUnderstanding(locale).understand]))

function understood(locale: Locale, text: string) {
  return understandings.get(locale)?.(text)
}

test.each(LOCALE_CODES)('%s: what owners ask is understood', (locale) => {
  const answers = heldOut(locale).map(({ line, wanted }) => {
    const meaning = understood(locale, line)
    return `${meaning === undefined ? 'unsure' : judge(meaning, wanted)}: ${line}`
  })
  const those = (verdict: string) => answers.filter((one) => one.startsWith(verdict))
  expect(those('right').length / answers.length).toBeGreaterThanOrEqual(RIGHT_SHARE)
  expect(those('wrong').length / answers.length, those('wrong').join('\n')).toBeLessThanOrEqual(WRONG_SHARE)
})

test.each([
  ['are you a human?', ['bot']],
  ['business vs pro', ['comparison']],
  ['my contact form is broken', ['support']],
  ['is it wordpress?', ['faq-built-with']],
  ['do you take paypal and how long does it take?', ['faq-ways', 'delivery']],
  ['hello, what does a website cost?', ['pricing']],
  ['you made my day, thank you', ['thanks']],
  ['own a domain already, do I need a new one', ['faq-domain']],
])('%s', (text, meanings) => {
  expect(understood('en', text)).toMatchObject({ kind: 'sure', meanings })
})

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

test.each([
  'HELP my online booking is letting people book on sundays and im closed',
  'stop billing my card, i cancelled hosting back in august',
])('%j may be trouble: the ticket is offered beside the answer', (text) => {
  const { kind, between } = { between: [], ...understood('en', text) }
  expect([kind, between.at(-1)]).toEqual(['unsure', 'support'])
})

test('what is asked for together is added up, with the package it needs', () => {
  expect(understood('en', 'What would a 7 page site with a booking calendar cost me?')).toEqual({
    kind: 'order',
    order: { package: packages.find(({ pages }) => pages === null || pages >= 7)?.id, addOns: ['booking'] },
  })
})

test('a package is known by its price, or by the pages it must hold', () => {
  const { understand, profile } = builtUnderstanding('en')
  const prices = priceList({ packages, addOns }, profile)
  const [smallest] = packages
  const largest = packages.at(-1) ?? smallest
  for (const [text, { id }] of [
    [`what do I get for ${prices[smallest.id]}`, smallest],
    [`what's in it for ${prices[largest.id].toLocaleString('en')}`, largest],
    ['how much for 100–120 pages', largest],
  ] as const)
    expect(understand(text), text).toMatchObject({ kind: 'sure', meanings: [`package-${id}`] })
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
