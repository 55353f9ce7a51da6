import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { agency } from '#content/catalogue/agency.ts'
import { articles } from '#content/catalogue/articles.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { chatFigures } from '#domain/chat-assistant/chat-figures.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { placeholdersOf } from '#domain/language/placeholders.ts'
import { answeredTelephone } from '#domain/offices/office.ts'

import { pageContext } from '../../page/page-context.ts'
import { builtIndex } from './built-index.ts'
import { articleSections } from './chat-sources.ts'

const translations = LOCALE_CODES.filter((locale) => locale !== 'en')

test('the assistant answers from questions, packages, add-ons, pages and sections of articles', () => {
  const ids = builtIndex('en').map(({ id }) => id)
  for (const id of [
    'faq-price',
    `package-${packages[0].id}`,
    'add-on-seo-audit',
    'page-about',
    ...articles.map(({ slug }) => `article-${slug}-3`),
  ])
    expect(ids).toContain(id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(translations)(
  '%s has the same documents as English: a conversation can change its language',
  (locale) => {
    expect(builtIndex(locale).map(({ id }) => id)).toEqual(builtIndex('en').map(({ id }) => id))
  },
)

test.each(LOCALE_CODES)(
  '%s: answers state prices by placeholder, and only figures the assistant knows',
  (locale) => {
    const { tag, profile, messages } = pageContext(locale)
    const telephone = answeredTelephone(agency.offices)
    const figures = chatFigures({
      packages,
      addOns,
      claims,
      profile,
      tag,
      telephone,
      openingHours: agency.openingHours,
      perMonth: messages.pricing.perMonth,
    })
    const priced = builtIndex(locale).filter(({ text }) => text?.includes('Price}'))
    expect(priced).toHaveLength(packages.length + addOns.length + 1)
    for (const { id, title, text } of builtIndex(locale)) {
      expect(title, id).not.toBe('')
      expect(text ?? '', id).not.toMatch(/[$€£]\s?\d|\d\s?[$€£]/)
      for (const name of placeholdersOf(text ?? '')) expect(Object.keys(figures), id).toContain(name)
    }
  },
)

const MDX = `An introduction.

## It loads too slowly

**Pictures** weigh [too much](/en/faq). Ours cost <StarterPrice />.

## Four ways

<Tier name="Builder" range="$0–50" bestFor="trying out">

You drag things about.

</Tier>

Within <Fact of="analysis-hours" /> hours.
`

test('each heading begins a section, placed as the page places it', () => {
  expect(articleSections(MDX).map(({ place, title }) => [place, title])).toEqual([
    ['part-1', 'It loads too slowly'],
    ['part-2', 'Four ways'],
  ])
})

test('a section is what a reader reads, names in components included', () => {
  const [slow, ways] = articleSections(MDX).map(({ body }) => body)
  expect(slow).toContain('Pictures')
  expect(slow).not.toMatch(/introduction|StarterPrice|[*<>[\]]/)
  expect(ways).toContain('Builder')
  expect(ways).toContain('trying out')
  expect(ways).toContain('You drag things about.')
  expect(ways).not.toContain('analysis-hours')
})
