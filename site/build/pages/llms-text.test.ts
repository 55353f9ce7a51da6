import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { THIRD } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'

import { pageContext } from '../../page/page-context.ts'
import { aPublicPage } from './a-public-page.ts'
import { llmsText } from './llms-text.ts'

const context = pageContext('en')
const template = await readFile(new URL('../../../content/llms.md', import.meta.url), 'utf8')
const text = llmsText(
  template,
  [
    aPublicPage({ title: 'Home' }),
    aPublicPage({ path: '/en/articles/a', title: 'An article', isArticle: true }),
    aPublicPage({ path: `/${THIRD}`, locale: THIRD, title: 'Startseite' }),
    aPublicPage({ path: `/${THIRD}/faq`, locale: THIRD, title: 'Fragen' }),
  ],
  (path) => `https://valmis.example${path}`,
)

test('it begins with the name and a summary, as llmstxt.org asks', () => {
  expect(text).toMatch(new RegExp(`^# ${agency.name}\n\n> .+\n\n`))
})

test('prices are the catalogue’s', () => {
  for (const { id, name } of packages) expect(text).toContain(`\n- ${name}, ${context.priceText(id)}: `)
  for (const { currency, basePrice } of priceProfiles.slice(1))
    if (currency !== context.profile.currency)
      expect(text).toMatch(new RegExp(`[ ,] ?${currency} ${context.number(basePrice)}[,.]`)) // one currency mark, no "CA$590 (CAD)"
})

test('English pages and articles are listed apart, other languages by their home pages', () => {
  expect(sectionOf('Pages')).toBe('- [Home](https://valmis.example/en): A description')
  expect(sectionOf('Articles')).toBe('- [An article](https://valmis.example/en/articles/a): A description')
  expect(sectionOf('Optional')).toBe(`- [${LOCALES[THIRD].name}](https://valmis.example/${THIRD})`)
})

test('a site without articles has no heading for them', () => {
  expect(llmsText(template, [aPublicPage({ title: 'Home' })], (path) => path)).not.toContain('## Articles')
})

function sectionOf(heading: string): string | undefined {
  return new RegExp(`## ${heading}\\n\\n([\\s\\S]*?)(?:\\n\\n|\\n*$)`).exec(text)?.[1]
}
