import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { packages } from '#content/catalogue/packages.ts'
import { LOCALE_CODES, type Locale, parseLocaleCode } from '#domain/language/locales.ts'
import { priceList } from '#domain/pricing/prices.ts'

import { builtUnderstanding, heldOut, judge, meaningsOf } from './held-out.ts'

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
])('%j may be trouble: the ticket is offered', (text) => {
  const meaning = understood('en', text)
  expect(meaning === undefined ? [] : meaningsOf(meaning)).toContain('support')
})

test.each(
  ofThisSite([
    ['et', 'kuidas maksta? ja mis siis kui see mulle üldse ei meeldi?', 'payment guarantee'],
    ['et', 'palju maksab aga kas majutus on hinna sees', 'pricing hosting'],
    ['nl', 'hoe betaal ik? en wat als ik het helemaal niks vind?', 'faq-ways guarantee'],
    ['it', 'potete collegare il nostro instagram e fate anche loghi', 'faq-social faq-logo'],
    ['ru', 'сколько стоит а хостинг входит', 'pricing hosting'],
    ['ru', 'я могу оставить свой домен и почту?', 'faq-domain faq-mailboxes'],
    ['en', 'My contact form is broken. And what does hosting cost?', 'support hosting'],
    // Clauses that ask nothing more.
    ['es', 'desde ayer la web sale como no segura y la gente se va, ¿por qué se van?', 'support'],
    ['en', 'what do I get with the middle one, and how is it different from the cheapest?', 'comparison'],
    ['en', 'do you do seo and how much is it', 'add-on-seo-audit'],
    ['de', 'newsletter, was kostet der', 'add-on-newsletter'],
    ['en', 'what does hosting cost per month and what is in it', 'hosting'],
  ]),
)(
  '$locale: each question of a message is answered, and nothing else',
  ({ locale, texts: [text = '', wanted] }) => {
    const meaning = understood(locale, text)
    expect(meaning?.kind === 'sure' ? meaning.meanings.join(' ') : meaning?.kind, text).toBe(wanted)
  },
)

test.each(
  ofThisSite([
    ['en', 'starter plus a newsletter, what would I pay altogether', 'starter newsletter'],
    ['de', 'starter mit livechat was zahl i insgesamt', 'starter chat'],
    ['nl', 'business met boekingssysteem samen hoeveel', 'business booking'],
    ['et', 'kui võtan business paketi ja juurde uudiskirja, palju kokku', 'business newsletter'],
  ]),
)('$locale: a sum has all that is named', ({ locale, texts: [text = '', wanted = ''] }) => {
  const [chosen, ...addOns] = wanted.split(' ')
  expect(understood(locale, text)).toEqual({ kind: 'order', order: { package: chosen, addOns } })
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

test('trouble with what was bought is no sum', () => {
  for (const text of [
    'the booking on my Starter site is broken',
    'my 7 page site: the booking does not work',
  ])
    expect(understood('en', text), text).toMatchObject({ kind: 'sure', meanings: ['support'] })
})

test.each([
  'how much is a website for my business with booking',
  'small business site plus live chat, price?',
])('%j names no package', (text) => {
  expect(understood('en', text)).not.toMatchObject({ order: { package: 'business' } })
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

test.each(
  ofThisSite([
    ['en', 'just the starter, no booking needed, what do i pay', ''],
    [
      'en',
      'site + booking system + live chat + newsletter, how much all together?',
      'booking chat newsletter',
    ],
    [
      'en',
      'starter with a customer portal where people can log in and see invoices, price altogether?',
      'portal',
    ],
    ['en', 'cost of site, booking calendar and SEO? we dont want a portal', 'seo-audit booking'],
    ['en', 'i already have a booking tool, i only need the website, how much', ''],
    ['et', 'ainult starter, broneerimist pole vaja, palju maksma peab', ''],
    [
      'et',
      'koduleht + broneerimine + otsevestlus + uudiskiri, palju see kõik kokku teeb?',
      'booking chat newsletter',
    ],
    ['et', 'starter koos kliendiportaaliga kuhu inimesed sisse logivad, hind kokku?', 'portal'],
    ['et', 'koduleht, broneerimiskalender ja SEO, mis hind? portaali me ei taha', 'seo-audit booking'],
    ['et', 'broneerimissüsteem on mul juba olemas, vaja ainult kodulehte, palju', ''],
    ['de', 'nur das starter paket ohne buchung, was zahl ich da', ''],
    [
      'de',
      'Webseite + Buchungssystem + Live-Chat + Newsletter was macht das alles zusammen?',
      'booking chat newsletter',
    ],
    ['de', 'starter mit kundenportal wo sich die leute einloggen, preis insgesamt?', 'portal'],
    [
      'de',
      'kosten für website, buchungskalender und SEO? kundenportal wollen wir nicht',
      'seo-audit booking',
    ],
    ['de', 'ein buchungssystem habe ich schon, ich brauche nur die website, wieviel', ''],
    ['nl', 'alleen starter, boekingssysteem hoeft niet, wat betaal ik dan', ''],
    [
      'nl',
      'site + boekingssysteem + livechat + nieuwsbrief, hoeveel alles bij elkaar?',
      'booking chat newsletter',
    ],
    ['nl', 'starter met klantenportaal waar mensen kunnen inloggen, prijs bij elkaar?', 'portal'],
    ['nl', 'kosten van site, boekingskalender en SEO? een portaal willen we niet', 'seo-audit booking'],
    ['nl', 'een boekingssysteem heb ik al, ik heb alleen de website nodig, hoeveel', ''],
    ['es', 'solo el starter, sin reservas, cuanto pago', ''],
    [
      'es',
      'web + sistema de reservas + chat en vivo + newsletter, cuanto es todo junto?',
      'booking chat newsletter',
    ],
    ['es', 'starter con area de clientes donde la gente entra con su usuario, precio total?', 'portal'],
    [
      'es',
      'cuanto cuesta la web, calendario de reservas y SEO? no queremos portal de clientes',
      'seo-audit booking',
    ],
    ['es', 'ya tengo sistema de reservas, solo necesito la web, cuanto', ''],
    ['it', 'solo lo starter, senza prenotazioni, quanto pago', ''],
    [
      'it',
      'sito + prenotazioni + live chat + newsletter, quanto fa tutto insieme?',
      'booking chat newsletter',
    ],
    ['it', 'starter con area clienti dove la gente fa il login, prezzo complessivo?', 'portal'],
    [
      'it',
      "costo di sito, calendario prenotazioni e SEO? l'area clienti non la vogliamo",
      'seo-audit booking',
    ],
    ['it', "il sistema di prenotazione ce l'ho gia, mi serve solo il sito, quanto", ''],
    ['fr', 'juste starter, pas besoin de réservation, je paie combien', ''],
    [
      'fr',
      'site + réservation en ligne + chat en direct + newsletter, ça fait combien en tout ?',
      'booking chat newsletter',
    ],
    ['fr', 'starter avec un espace client où les gens se connectent, prix total ?', 'portal'],
    [
      'fr',
      "cout du site, calendrier de réservation et SEO ? on ne veut pas d'espace client",
      'seo-audit booking',
    ],
    ['fr', "j'ai déjà un système de réservation, il me faut juste le site, combien", ''],
    ['ru', 'только starter, запись не нужна, сколько платить', ''],
    ['ru', 'сайт + онлайн-запись + чат + рассылка, сколько все вместе?', 'booking chat newsletter'],
    ['ru', 'starter с личным кабинетом где люди входят по паролю, цена всего?', 'portal'],
    ['ru', 'стоимость сайта, календаря бронирования и SEO? личный кабинет не хотим', 'seo-audit booking'],
    ['ru', 'система записи у меня уже есть, нужен только сайт, сколько', ''],
  ]),
)(
  '$locale: the sum has what the message names, and nothing else',
  ({ locale, texts: [text = '', wanted] }) => {
    const meaning = understood(locale, text)
    expect(meaning?.kind === 'order' ? meaning.order.addOns.join(' ') : '', text).toBe(wanted)
  },
)

test.each(['', '?!', 'asdkjh qwpoe'])('%j means nothing', (text) => {
  expect(understood('en', text)).toEqual({ kind: 'unknown' })
})
