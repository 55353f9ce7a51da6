import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { articles } from '#content/catalogue/articles.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { knowledgeBase } from '#content/catalogue/parts.ts'
import { FOREIGN_MARKS } from '#content/messages/quotation-marks.ts'
import { isLocale, LOCALE_CODES, type Locale } from '#domain/language/locales.ts'

const FOLDER = 'content/articles'
const slugs = articles.map(({ slug }) => slug)
const translations = LOCALE_CODES.filter((locale) => locale !== 'en')
const everyArticle = slugs.flatMap((slug) => LOCALE_CODES.map((locale) => [slug, locale] as const))
const everyTranslation = slugs.flatMap((slug) => translations.map((locale) => [slug, locale] as const))

function read(slug: string, locale: Locale): { frontMatter: string; body: string } {
  const [, frontMatter = '', body = ''] = readFileSync(`${FOLDER}/${slug}/${locale}.mdx`, 'utf8').split(
    /^---$/m,
  )
  return { frontMatter, body }
}

/** The text a reader sees: without components, but with their attributes. */
function proseOf(body: string): string {
  return body.replace(/<\w+ of="[^"]*" \/>|<StarterPrice \/>/g, '0').replace(/<[^>]*>/g, ' ')
}

/** What must be equal in every language: components with their values, headings, list items. */
function structureOf(body: string): string[] {
  return [...body.matchAll(/<[A-Z]\w*(?: of="[^"]*")?|^#{2,3} |^(?:-|\d+\.) /gm)].map(([part]) =>
    part.replace(/\d+\. /, '1. '),
  )
}

test.skipIf(!knowledgeBase)('every article of the catalogue is there in every language, and no other', () => {
  expect(
    readdirSync(FOLDER)
      .filter((name) => !name.endsWith('.ts'))
      .sort(),
  ).toEqual([...slugs].sort())
  for (const [slug, locale] of everyArticle)
    expect(existsSync(`${FOLDER}/${slug}/${locale}.mdx`), `${slug} ${locale}`).toBe(true)
})

test.each(everyArticle)('%s has 900 to 1,400 words in %s', (slug, locale) => {
  const words = proseOf(read(slug, locale).body).match(/[\p{L}\d][\p{L}\d’'.,-]*/gu) ?? []
  expect(words.length).toBeGreaterThanOrEqual(900)
  expect(words.length).toBeLessThanOrEqual(1_400)
})

/** What the card of an article counts. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'why-small-business-needs-website': /^\d\. \*\*/gm,
  'website-pricing-guide': /^<Tier /gm,
  'website-mistakes-analysis': /^<Remedy>/gm,
}

test.each(everyArticle)('the card of %s counts what is in the article in %s', (slug, locale) => {
  const article = articles.find((one) => one.slug === slug)
  const { body } = read(slug, locale)
  expect(article?.parts).toBe(body.match(PARTS[slug] ?? /$^/)?.length)
})

test.each(everyTranslation)('%s is built in %s as it is in English', (slug, locale) => {
  const { body } = read(slug, locale)
  // A translation may name our price and days in another order.
  expect(structureOf(body).filter((part) => !/Fact|StarterPrice/.test(part))).toEqual(
    structureOf(read(slug, 'en').body).filter((part) => !/Fact|StarterPrice/.test(part)),
  )
  expect(structureOf(body).sort()).toEqual(structureOf(read(slug, 'en').body).sort())
})

test.each(everyTranslation)('%s is written in %s: no paragraph is the English one', (slug, locale) => {
  const english = new Set(read(slug, 'en').body.split(/\n{2,}/))
  const same = read(slug, locale)
    .body.split(/\n{2,}/)
    .filter((paragraph) => english.has(paragraph) && /\p{L}{4}/u.test(paragraph.replace(/<[^>]*>/g, '')))
  expect(same).toEqual([])
})

test.each(everyArticle)('%s writes short notes in the margin in %s', (slug, locale) => {
  const notes = [...read(slug, locale).body.matchAll(/<Note>([\s\S]*?)<\/Note>/g)].map(
    ([, note = '']) => note,
  )
  expect(notes.length).toBeGreaterThanOrEqual(3)
  for (const note of notes) expect(note.trim().length, note).toBeLessThanOrEqual(45)
})

test.each(LOCALE_CODES)('articles in %s use their own quotation marks and apostrophes', (locale) => {
  for (const slug of slugs) {
    const prose = proseOf(read(slug, locale).body)
    expect(prose, slug).not.toMatch(FOREIGN_MARKS[locale])
    expect(prose, slug).not.toMatch(/\p{L}'\p{L}/u)
  }
})

test.each(['fr'].filter(isLocale))('articles in %s put a narrow space before double signs', (locale) => {
  for (const slug of slugs) expect(proseOf(read(slug, locale).body)).not.toMatch(/[\p{L}\d] ?[;:!?»](?!\/)/u)
})

/** Spec §2: the articles' own figures (decision 2), as every language must have them. */
test.each([
  ['why-small-business-needs-website', ['67', '53', '7', '60', '300', '1500']],
  ['website-pricing-guide', ['325', '50', '300', '1500', '10000']],
  ['website-mistakes-analysis', ['53', '7', '60']],
] as const)('%s states the figures of the specification in every language', (slug, figures) => {
  for (const locale of LOCALE_CODES) {
    const withoutSeparators = read(slug, locale).body.replace(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '')
    const numbers = withoutSeparators.match(/\d+/g) ?? []
    for (const figure of figures) expect(numbers, `${locale} ${figure}`).toContain(figure)
  }
})

const DOLLAR_SIGN = { any: /\$/, american: /US/ }
/** "US dollars" in the words of each language: many readers have other dollars, or none. */
const DOLLARS: Readonly<Record<string, { any: RegExp; american: RegExp }>> = {
  en: { any: /(?:US)?\$/, american: /US/ },
  et: { any: /(?:USA )?dollar/, american: /USA/ },
  de: { any: /(?:US-)?Dollar/, american: /US/ },
  nl: { any: /(?:Amerikaanse )?dollar/, american: /Amerikaanse/ },
  es: { any: /dólares(?: estadounidenses)?/, american: /estadounidenses/ },
  it: { any: /dollari(?: statunitensi)?/, american: /statunitensi/ },
  fr: { any: /\$(?:US)?/, american: /US/ },
  ru: { any: /\$|долл(?:\.|\p{L}+)(?: США)?/u, american: /США/ },
}

test.each(everyArticle)('where %s speaks of dollars in %s, each block first says whose', (slug, locale) => {
  const { any, american } = DOLLARS[locale] ?? DOLLAR_SIGN
  const firsts = read(slug, locale)
    .body.split(/\n{2,}/)
    .flatMap((block) => any.exec(block)?.[0] ?? [])
  expect(firsts.filter((first) => !american.test(first))).toEqual([])
  expect(firsts.length > 0).toBe(slug !== 'website-mistakes-analysis')
})

/** How the Starter package's price may be written in any country. */
const OUR_PRICE = new RegExp(
  `\\d\\s?€|€\\s?\\d|(?<![\\d.,])(?:${priceProfiles.map(({ basePrice }) => basePrice).join('|')})(?![\\d.,]\\d|\\d)`,
)

test.each(everyArticle)('%s says what we charge in %s only through the catalogue', (slug, locale) => {
  expect(proseOf(read(slug, locale).body)).not.toMatch(OUR_PRICE)
})
