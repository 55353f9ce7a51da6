import { readdir, readFile } from 'node:fs/promises'

import { agency } from '#content/catalogue/agency.ts'
import { caseStudies } from '#content/catalogue/case-studies.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { socialProof } from '#content/catalogue/social-proof.ts'
import { founder, team } from '#content/catalogue/team.ts'
import { testimonials } from '#content/catalogue/testimonials.ts'
import { messages } from '#content/messages/messages.ts'
import { type Locale, LOCALES } from '#domain/language/locales.ts'
import { formatPrice, priceTag } from '#domain/pricing/prices.ts'

import { type Script, SCRIPTS } from './font-sources.ts'

/** Uses of a family: text, headlines and prices, or the handwritten notes. */
export type FontUse = 'text' | 'headlines' | 'hand'

/** Printable ASCII: what visitors type, in any language. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** The alphabet of each language beyond ASCII, so that typed names have their letters. */
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
/** Characters besides words: figures, dashes, arrows. */
const SIGNS = '–—…·×©%€$£’‘“”„«»✓−+'
/** Characters that components add, in any language. */
const COMPONENT_SIGNS = '·×©+'
/** Spaces and joiners inserted when a page is built. */
const BLANKS = ' \u00a0\u202f\u2060'

/** The part of a family with most of a language's letters: what its first screen needs besides Latin. */
export function mainScript(locale: Locale): Script {
  const letters = Array.from(ALPHABETS[locale])
  const own = SCRIPTS.find(
    ({ name, holds }) =>
      name !== 'latin' && letters.filter((letter) => holds.test(letter)).length > letters.length / 2,
  )
  return own?.name ?? 'latin'
}

/** The characters of a family, each once. */
export interface FontCharacters {
  /** Those on the pages themselves. */
  shown: Set<string>
  /** Those that may come too: typed by visitors, or in few texts. */
  rare: Set<string>
}

/** Features whose words are loaded on demand, or not at all on most visits. */
const ON_DEMAND = new Set<string>(['supportTicket', 'ticketStatus', 'languageDebug', 'mailLinks'])

/** Fields of the catalogue that are shown as they are; the others are codes. */
const SHOWN_FIELDS = new Set(['name', 'client', 'company', 'outlets', 'source', 'badges', 'initials'])

/** The characters of a family that a language's pages may show. */
export async function charactersOf(locale: Locale, use: FontUse): Promise<FontCharacters> {
  const articles = await articleTexts(locale)
  if (use === 'hand') {
    return { shown: new Set(handwritten(locale) + articles.flatMap(notesOf).join('')), rare: new Set() }
  }
  const words = Object.entries(messages[locale]).filter(([feature]) => !ON_DEMAND.has(feature))
  const names = namesIn([agency, caseStudies, testimonials, socialProof, founder, team])
  const written = articles.join('') + (await legalTexts(locale))
  const inArticles = written.replace(/\p{ASCII}/gu, '') // ASCII also contains markup
  const shown = new Set(
    withoutPlaceholders(textsIn(words.map(([, texts]) => texts))) +
      (names + (use === 'text' ? textsIn(agency) : '')) +
      (BLANKS + DIGITS + COMPONENT_SIGNS + priceCharacters(locale) + inArticles),
  )
  const languages = Object.values(LOCALES).map(({ name }) => name)
  // A language's name in another alphabet has a system face, and so have Latin names beside another alphabet.
  const foreign = mainScript(locale).startsWith('latin')
    ? languages.join('').replace(/\P{sc=Latin}/gu, '')
    : ''
  const others = (SIGNS + textsIn(messages[locale]) + foreign + written).replace(/\p{Cc}/gu, '')
  // Headlines and prices are ours; what visitors type has the text face.
  const all = new Set(use === 'headlines' ? others : ASCII + ALPHABETS[locale] + others)
  return { shown, rare: all.difference(shown) }
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\{[a-zA-Z]+\}/g, '')
}

/** All texts in a tree of data, without the names of fields. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join('') : ''
}

/** The texts of a tree of data that are shown on pages. */
function namesIn(value: unknown, isShown = false): string {
  if (typeof value === 'string') return isShown ? value : ''
  if (typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return value.map((entry) => namesIn(entry, isShown)).join('')
  return Object.entries(value)
    .map(([field, entry]) => namesIn(entry, SHOWN_FIELDS.has(field)))
    .join('')
}

/** A typical text of a family in the language: its fallback is matched to it. */
export function sampleOf(locale: Locale, use: FontUse): string {
  if (use === 'hand') return handwritten(locale)
  const entries = Object.values(messages[locale]).flatMap((words) =>
    Object.entries(words as Record<string, string>),
  )
  if (use === 'text') return entries.map(([, text]) => text).join(' ')
  const headlines = entries.filter(([key]) => /headline|heading$/i.test(key)).map(([, text]) => text)
  return withoutPlaceholders(headlines.join(' '))
}

/** The articles of a language, as written. */
async function articleTexts(locale: Locale): Promise<string[]> {
  const folder = new URL('../../../content/articles/', import.meta.url)
  const slugs = await readdir(folder)
  return Promise.all(slugs.map((slug) => readFile(new URL(`${slug}/${locale}.mdx`, folder), 'utf8')))
}

/** The margin notes of an article. */
function notesOf(article: string): string[] {
  return [...article.matchAll(/<Note>([\s\S]*?)<\/Note>/g)].map(([, note = '']) => note)
}

/** Handwritten words: notes on old sites, "most popular", and the signature. */
function handwritten(locale: Locale): string {
  const { portfolio, pricing } = messages[locale]
  const notes = Object.entries(portfolio).filter(([key]) => /(?:Note|Issue(?:One|Two|Three))$/.test(key))
  return [...notes.map(([, text]) => text), pricing.mostPopular, founder.name].join(' ')
}

/** The characters of prices in every currency. */
function priceCharacters(locale: Locale): string {
  const tags = [priceTag(locale, null), priceTag(locale, 'UTC')] // built, and read elsewhere
  return tags
    .flatMap((tag) => priceProfiles.map(({ currency }) => formatPrice(1234567890, currency, tag)))
    .join('')
}

async function legalTexts(locale: Locale): Promise<string> {
  const folder = new URL('../../../content/legal/privacy/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file === `${locale}.md` || file === 'en.md')
  return (await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))).join('')
}

/** `U+20-7e,U+e4` for a `unicode-range`: neighbouring characters joined. */
export function unicodeRange(characters: Iterable<string>): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',')
}
