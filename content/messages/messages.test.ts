import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { placeholdersOf } from '#domain/language/placeholders.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'

import { messages } from './messages.ts'

interface Entry {
  key: string
  text: string
}

function entriesOf(locale: Locale): Entry[] {
  return Object.entries(messages[locale]).flatMap(([feature, words]) =>
    Object.entries(words).map(([name, text]) => ({ key: `${feature}.${name}`, text })),
  )
}

const english = new Map(entriesOf('en').map(({ key, text }) => [key, text]))
const translations = LOCALE_CODES.filter((locale) => locale !== 'en')

/**
 * Texts that may read as in English: names, figures, and words the language itself uses (each checked
 * against content/glossary). A new one is added here on purpose or translated.
 */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly Locale[] | 'all'>> = {
  'pricing.starterName': 'all',
  'pricing.businessName': 'all',
  'pricing.proName': 'all',
  'pricing.supportVip': 'all',
  'footer.copyright': 'all',
  'footer.officeCA': ['nl', 'it', 'fr'],
  'footer.officeEE': ['it'],
  'pricing.blog': 'all',
  'header.faq': 'all',
  'faq.heading': 'all',
  'portfolio.seo': 'all',
  'portfolio.tabPortfolio': ['nl'],
  'contactForm.email': 'all',
  'contactForm.name': ['de'],
  'contactForm.message': ['fr'],
  'contactForm.optional': ['de'],
  'header.contact': ['nl', 'fr'],
  'header.home': ['it', 'nl', 'de'],
  'header.menuOpen': ['nl', 'fr', 'it'],
  'header.menuTitle': ['nl', 'fr', 'it'],
  'header.portfolio': ['nl', 'it', 'de', 'es'],
  'header.services': ['fr', 'nl'],
  'pricing.support': ['de', 'nl', 'fr'],
  'pricing.pages': ['fr'],
  'pricing.copywriting': ['nl'],
  'pricing.seoPremium': 'all',
  'pricing.includesPremiumSeo': ['nl', 'it'],
  'pricing.supportStandard': ['fr', 'it', 'de'],
  'pricing.no': ['es', 'it'],
  'contactForm.errorTitle': ['es'],
  'about.designerRole': ['de'],
  'languageDebug.no': ['es', 'it'],
  'supportTicket.name': ['de'],
  'supportTicket.optional': ['de'],
  'supportTicket.link': ['de', 'et', 'nl', 'it'],
  'supportTicket.okay': ['de'],
  'supportTicket.urgent': ['fr'],
  'supportTicket.description': ['fr'],
  'ticketStatus.number': ['et'],
  'chatAssistant.title': 'all',
  'chatAssistant.senderBot': 'all',
  'chatAssistant.placeholderEmail': ['ru', 'de'],
  'chatAssistant.optionHosting': ['nl', 'it', 'de'],
  'cookieConsent.bannerLabel': ['nl', 'es', 'fr', 'de'],
  'cookieConsent.vendorCookies': ['nl', 'es', 'de'],
  'cookieConsent.marketing': ['nl', 'it', 'de'],
  'chatAssistant.optionsLabel': ['fr'],
  'chatAssistant.optionPortfolio': ['nl'],
}

/** A sum of money written out: those come from the catalogue (decision 1). */
const LITERAL_PRICE = /[$€£]\s?\d|\d\s?(?:[$€£]|EUR|USD|euros?|dollars?|eurot|евро|долл)/i

test.each(translations)('%s keeps the placeholders of English', (locale) => {
  for (const { key, text } of entriesOf(locale))
    expect(placeholdersOf(text), key).toEqual(placeholdersOf(english.get(key) ?? ''))
})

test.each(translations)('%s leaves no English over', (locale) => {
  const leftovers = entriesOf(locale)
    .filter(({ key, text }) => text === english.get(key) && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')))
    .filter(({ key }) => {
      const allowed = SAME_AS_ENGLISH[key] ?? []
      return allowed !== 'all' && !allowed.includes(locale)
    })
  expect(leftovers).toEqual([])
})

test.each(LOCALE_CODES)('%s states no price: those come from the catalogue', (locale) => {
  for (const { key, text } of entriesOf(locale)) {
    expect(text, key).not.toMatch(LITERAL_PRICE)
  }
})

test('no mail and no legal text states a price', () => {
  const files = ['content/mail', 'content/legal'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(LITERAL_PRICE)
})

test.each(LOCALE_CODES)('%s has no empty text, no double space, and no space at an end', (locale) => {
  for (const { key, text } of entriesOf(locale)) {
    expect(text.trim(), key).not.toBe('')
    if (key.startsWith('mailLinks.')) continue // drafts end with blanks to fill in
    expect(text, key).not.toMatch(/ {2}|^\s|\s$/)
  }
})

test.each([
  ['et', /["”]/],
  ['de', /["”]/],
  ['nl', /["„]/],
  ['es', /["“”]/],
  ['it', /["“”]/],
  ['fr', /["“”]/],
  ['ru', /["“”]/],
] as const)('%s uses its own quotation marks', (locale, foreign) => {
  for (const { key, text } of entriesOf(locale)) {
    expect(text, key).not.toMatch(foreign)
  }
})

test('French puts a narrow space before its double signs', () => {
  for (const { key, text } of entriesOf('fr')) {
    if (key.startsWith('mailLinks.') || /https?:/.test(text)) continue
    expect(text, key).not.toMatch(/[\p{L}\d} ][;:!?»](?!\/)/u)
  }
})

test('every text of the interface is used somewhere', () => {
  const sources = ['site', 'server', 'domain', 'content/catalogue'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|astro)$/.test(name) && !name.includes('public/'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const used = sources.join('\n')
  // words[`${id}Review`] and the like: any name of that shape counts as used
  const shapes = [...used.matchAll(/\[`(\w*)\$\{\w+\}(\w*)`\]/g)].map(
    ([, before = '', after = '']) => new RegExp(`^${before}[A-Za-z0-9]+${after}$`),
  )
  const unused = [...english.keys()].filter((key) => {
    const name = key.split('.')[1] ?? ''
    return !new RegExp(`\\b${name}\\b`).test(used) && !shapes.some((shape) => shape.test(name))
  })
  expect(unused).toEqual([])
})
