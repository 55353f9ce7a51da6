import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { agency } from '#content/catalogue/agency.ts'
import { articles } from '#content/catalogue/articles.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { chatFigures } from '#domain/chat-assistant/chat-figures.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { placeholdersOf } from '#domain/language/message-text.ts'
import { answeredTelephone } from '#domain/offices/office.ts'

import { pageContext } from '../../page/page-context.ts'
import { chatDocuments } from './chat-sources.ts'

const translations = LOCALE_CODES.filter((locale) => locale !== 'en')

test('the assistant answers from questions, packages, add-ons, pages and articles', () => {
  const ids = chatDocuments(pageContext('en')).map(({ id }) => id)
  for (const id of [
    'faq-price',
    `package-${packages[0].id}`,
    'add-on-seo-audit',
    'page-about',
    'comparison',
    ...articles.map(({ slug }) => `article-${slug}`),
  ])
    expect(ids).toContain(id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(translations)(
  '%s has the same documents as English: a conversation can change its language',
  (locale) => {
    expect(chatDocuments(pageContext(locale)).map(({ id }) => id)).toEqual(
      chatDocuments(pageContext('en')).map(({ id }) => id),
    )
  },
)

test.each(LOCALE_CODES)(
  '%s: answers state prices by placeholder, and only figures the assistant knows',
  (locale) => {
    const { tag, profile, messages, openingHours } = pageContext(locale)
    const telephone = answeredTelephone(agency.offices)
    const figures = chatFigures({
      packages,
      addOns,
      claims,
      profile,
      tag,
      telephone,
      openingHours,
      address: agency.address,
      cities: [],
      perMonth: messages.pricing.perMonth,
      changeDays: messages.chatAssistant.changeDays,
    })
    const priced = chatDocuments(pageContext(locale)).filter(({ text }) => text.includes('Price}'))
    expect(priced).toHaveLength(packages.length + addOns.length + 3) // the comparison, and two questions
    for (const { id, title, text } of chatDocuments(pageContext(locale))) {
      expect(title, id).not.toBe('')
      expect(text, id).not.toMatch(/[$€£]\s?\d|\d\s?[$€£]/)
      for (const name of placeholdersOf(text)) expect(Object.keys(figures), id).toContain(name)
    }
  },
)
