import { readdir, readFile } from 'node:fs/promises'

import { agency } from '#content/catalogue/agency.ts'
import { caseStudies } from '#content/catalogue/case-studies.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { socialProof } from '#content/catalogue/social-proof.ts'
import { founder, team } from '#content/catalogue/team.ts'
import { testimonials } from '#content/catalogue/testimonials.ts'
import { messages } from '#content/messages/messages.ts'
import { type Locale, LOCALE_CODES, LOCALES } from '#domain/language/locales.ts'
import type { Office } from '#domain/offices/office.ts'
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
/** Characters that components add to words: figures, dashes, arrows, spaces and joiners. */
const SIGNS = '–—…·×©%€$£’‘“”„«»✓−+\u00a0\u202f\u2060'

/** The part of a family with most of a language's letters: what its first screen needs besides Latin. */
export function mainScript(locale: Locale): Script {
  const letters = Array.from(ALPHABETS[locale])
  const own = SCRIPTS.find(
    ({ name, holds }) =>
      name !== 'latin' && letters.filter((letter) => holds.test(letter)).length > letters.length / 2,
  )
  return own?.name ?? 'latin'
}

/** The characters that a language's pages may show, or a visitor type there. */
export async function charactersOf(locale: Locale): Promise<Set<string>> {
  const cities = agency.offices.map(({ city }: Office) => city[locale] ?? city.en)
  const catalogue = [
    agency.name,
    agency.address,
    cities,
    caseStudies,
    testimonials,
    socialProof,
    founder,
    team,
  ]
  // A language's name in another alphabet has a system face, and so have Latin names beside another alphabet;
  // only the page that asks for the language has its letters.
  const languages = mainScript(locale).startsWith('latin')
    ? Object.values(LOCALES).map(({ name }) => name)
    : []
  const texts = [
    ...[ASCII, ALPHABETS[locale], SIGNS, priceCharacters(locale)],
    ...[textsIn(messages[locale]), textsIn(catalogue), languages.join('').replace(/\P{sc=Latin}/gu, '')],
    ...(await articleTexts(locale)),
    await legalTexts(locale),
  ]
  return new Set(texts.join('').replace(/\p{Cc}/gu, ''))
}

/** The letters of other alphabets than Latin on the page that asks for the language. */
export function choiceLetters(): string {
  const texts = LOCALE_CODES.map((code) => LOCALES[code].name + messages[code].language.loading)
  return texts.join('').replace(/[^\p{L}]|\p{sc=Latin}/gu, '')
}

/** The characters written by hand: notes and signatures. */
export async function handwrittenCharacters(locale: Locale): Promise<Set<string>> {
  const notes = (await articleTexts(locale)).flatMap((article) => [
    ...article.matchAll(/<Note>([\s\S]*?)<\/Note>/g),
  ])
  return new Set(handwritten(locale) + priceCharacters(locale) + notes.map(([, note = '']) => note).join(''))
}

/** All texts in a tree of data, without the names of fields. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join('') : ''
}

/** A typical text of a family in the language: its fallback is matched to it. */
export function sampleOf(locale: Locale, use: FontUse): string {
  if (use === 'hand') return handwritten(locale)
  const entries = Object.values(messages[locale]).flatMap((words) =>
    Object.entries(words as Record<string, string>),
  )
  if (use === 'text') return entries.map(([, text]) => text).join(' ')
  const headlines = entries.filter(([key]) => /headline|heading$/i.test(key)).map(([, text]) => text)
  return headlines.join(' ').replace(/\{[a-zA-Z]+\}/g, '')
}

async function articleTexts(locale: Locale): Promise<string[]> {
  const folder = new URL('../../../content/articles/', import.meta.url)
  const slugs = await readdir(folder)
  return Promise.all(slugs.map((slug) => readFile(new URL(`${slug}/${locale}.mdx`, folder), 'utf8')))
}

/** Handwritten words: notes on old and analysed sites, "most popular", the order slip, and signatures. */
function handwritten(locale: Locale): string {
  const { portfolio, pricing, websiteAnalysis, websiteAnalysisFindings } = messages[locale]
  const notes = Object.entries({ ...portfolio, ...websiteAnalysis, ...websiteAnalysisFindings }).filter(
    ([key]) => /(?:Note|Issue(?:One|Two|Three)|Mark|Caption)$|^effort|^(?:phone|desktop)$/.test(key),
  )
  const { mostPopular, oneTime, perMonth, slipNote } = pricing
  const signatures = [founder, ...testimonials].map(({ name }) => name)
  return [...notes.map(([, text]) => text), mostPopular, oneTime, perMonth, slipNote, ...signatures].join(' ')
}

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

/** How near to each other characters are joined, with those between: other faces have these then. */
const NEAR = 8

/** `U+20-7e,U+e4` for a `unicode-range`, in few parts: every page has it. */
export function unicodeRange(characters: Iterable<string>): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point - last[1] <= NEAR) last[1] = point
    else runs.push([point, point])
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',')
}
