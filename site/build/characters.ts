import { readdir, readFile } from 'node:fs/promises'

import { addOns } from '#content/catalogue/add-ons.ts'
import { agency } from '#content/catalogue/agency.ts'
import { caseStudies } from '#content/catalogue/case-studies.ts'
import { claims } from '#content/catalogue/claims.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { socialProof } from '#content/catalogue/social-proof.ts'
import { founder, team } from '#content/catalogue/team.ts'
import { testimonials } from '#content/catalogue/testimonials.ts'
import { messages } from '#content/messages/messages.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { formatPrice } from '#domain/pricing/format-price.ts'

/** What a family sets: text, headlines and prices, or the few words in a reviewer's hand. */
export type FontUse = 'text' | 'headlines' | 'hand'

/** Printable ASCII: what visitors type, in any language. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** The alphabet of each language beyond ASCII, so that names typed into a form are set well too. */
const ALPHABETS: Readonly<Record<Locale, string>> = {
  en: '',
  et: 'äöüõšžÄÖÜÕŠŽ',
  de: 'äöüßÄÖÜ',
  nl: 'áéëïóöüÉË',
  es: 'áéíñóúüÁÉÍÑÓÚÜ¿¡',
  it: 'àèéìîòóùÀÈÉÌÒÙ',
  fr: 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
}
const DIGITS = '0123456789'
/** Signs the pages use besides words: figures, dashes, arrows of typography. */
const SIGNS = '–—…·×©%€$£’‘“”„«»✓\u00a0\u202f−+'

/** The characters a page of the language may show in a family, each once. */
export async function charactersOf(locale: Locale, use: FontUse): Promise<Set<string>> {
  const articles = await articleTexts(locale)
  if (use === 'hand') return new Set(handwritten(locale) + articles.flatMap(notesOf).join(''))
  const names = Object.values(LOCALES).map(({ name }) => name)
  const own = textsIn([
    messages[locale],
    agency,
    claims,
    packages,
    addOns,
    caseStudies,
    testimonials,
    socialProof,
    founder,
    team,
  ])
  const foreign = locale === 'ru' ? '' : names.join('').replace(/[\u0400-\u04ff]/g, '') // Russian's name keeps a system face
  const shown =
    SIGNS + DIGITS + own + foreign + prices(locale) + (await legalTexts(locale)) + articles.join('')
  // Headlines and prices are ours; what visitors type is set in the text face.
  return new Set(use === 'headlines' ? shown : ASCII + ALPHABETS[locale] + shown)
}

/** Every text in a tree of data, without the names of its fields. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join('') : ''
}

/** A text typical of what a family sets in the language: what its fallback is matched on. */
export function sampleOf(locale: Locale, use: FontUse): string {
  if (use === 'hand') return handwritten(locale)
  const entries = Object.values(messages[locale]).flatMap((words) =>
    Object.entries(words as Record<string, string>),
  )
  if (use === 'text') return entries.map(([, text]) => text).join(' ')
  const headlines = entries.filter(([key]) => /headline|heading$/i.test(key)).map(([, text]) => text)
  return headlines.join(' ').replace(/\{[a-zA-Z]+\}/g, '')
}

/** The articles of a language, as they are written. */
async function articleTexts(locale: Locale): Promise<string[]> {
  const folder = new URL('../../content/articles/', import.meta.url)
  const slugs = await readdir(folder)
  return Promise.all(slugs.map((slug) => readFile(new URL(`${slug}/${locale}.mdx`, folder), 'utf8')))
}

/** What an article writes in the margin. */
function notesOf(article: string): string[] {
  return [...article.matchAll(/<Note>([\s\S]*?)<\/Note>/g)].map(([, note = '']) => note)
}

/** Words written by hand: the hero's notes, what is wrong with old sites, "most popular", and the signature. */
function handwritten(locale: Locale): string {
  const { hero, portfolio, pricing } = messages[locale]
  const issues = Object.entries(portfolio).filter(([key]) => /Issue(?:One|Two|Three)$/.test(key))
  const notes = Object.entries(hero).filter(([key]) => key.startsWith('note'))
  return [...[...notes, ...issues].map(([, text]) => text), pricing.mostPopular, founder.name].join(' ')
}

function prices(locale: Locale): string {
  return priceProfiles.map(({ currency }) => formatPrice(1234567890, currency, LOCALES[locale].tag)).join('')
}

async function legalTexts(locale: Locale): Promise<string> {
  const folder = new URL('../../content/legal/privacy/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file === `${locale}.md` || file === 'en.md')
  return (await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))).join('')
}
