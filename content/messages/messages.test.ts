import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { CHAT_OPTIONS, REPLIES } from '#domain/chat-assistant/replies.ts'
import { CONTACT_PROBLEMS, START_TIMES } from '#domain/contact-form/contact-request.ts'
import { CONVERSATION_STATES, SHOWN_TYPES } from '#domain/conversation/conversation.ts'
import { isLocale, LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { messageKey, nounForms, placeholdersOf } from '#domain/language/message-text.ts'
import { MAIL_LINK_KINDS } from '#domain/mail-links/mail-link.ts'
import { ADD_ON_IDS } from '#domain/pricing/packages.ts'
import {
  DEFAULT_CATEGORY,
  TICKET_CATEGORIES,
  TICKET_PROBLEMS,
} from '#domain/support-ticket/ticket-request.ts'
import { ANALYSIS_REASONS, ANALYSIS_STAGES } from '#domain/website-analysis/analysis-status.ts'
import { EFFORTS, SEVERITIES } from '#domain/website-analysis/finding.ts'

import { messages } from './messages.ts'
import { FOREIGN_MARKS } from './quotation-marks.ts'
import { isSameText, mayReadAsEnglish, SAME_AS_ENGLISH } from './same-as-english.ts'

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

/** A written amount of money: amounts come from the catalogue (decision 1). */
const LITERAL_PRICE = /[$€£]\s?\d|\d\s?(?:[$€£]|EUR|USD|euros?|dollars?|eurot|евро|долл)/i

test.each(translations)('%s has the texts and placeholders of English', (locale) => {
  expect(entriesOf(locale).filter(({ key }) => !english.has(key))).toEqual([])
  for (const { key, text } of entriesOf(locale))
    expect(placeholdersOf(text), key).toEqual(placeholdersOf(english.get(key) ?? ''))
})

test.each(translations)('%s leaves no English over', (locale) => {
  const leftovers = entriesOf(locale).filter(
    ({ key, text }) => isSameText(text, english.get(key) ?? '') && !mayReadAsEnglish(key, locale),
  )
  expect(leftovers, 'to be translated, or entered in content/messages/same-as-english.ts').toEqual([])
})

test('what may read as in English is a text', () => {
  const gone = Object.keys(SAME_AS_ENGLISH).filter((key) => !english.has(key))
  expect(gone, 'to be taken out of content/messages/same-as-english.ts').toEqual([])
})

/** Texts of a language whose nouns are counted: messages and mails. */
function countedTexts(locale: Locale): Entry[] {
  const mails = readdirSync('content/mail').map((kind) => ({
    key: kind,
    text: readFileSync(`content/mail/${kind}/${locale}.md`, 'utf8'),
  }))
  return [...entriesOf(locale).filter(({ key }) => key !== 'footer.hoursThere'), ...mails]
}

/** Words after a number that are the same after every number: units, and cases that do not change. */
const UNCHANGING: Readonly<Record<string, readonly string[]>> = {
  en: ['min'],
  et: ['min', 'tunni', 'päeva', 'päevaga', 'tööpäevaga', 'keeles', 'lehele'],
  de: ['Min'],
  nl: ['min', 'uur', 'keer'],
  es: ['min', 'h'],
  it: ['min', 'file'],
  fr: ['min', 'avis'],
  ru: ['мин', 'ч'],
}

test.each(LOCALE_CODES)('%s has the right form of a noun for every number', (locale) => {
  const texts = countedTexts(locale)
  const nouns = texts.flatMap(({ text }) => [...text.matchAll(/\{(\w+)\/(\w+)\/([^{}]+)\}/g)])
  expect(nouns.length).toBeGreaterThan(5)
  for (const [noun, , language, forms = ''] of nouns) {
    expect(language, noun).toBe(locale)
    expect(forms.split('/'), noun).toHaveLength(nounForms(locale).length + 1)
  }
  const bare = texts.flatMap(({ key, text }) =>
    [...text.matchAll(/\{(?:days|hours|minutes|count|pages|languages|range)\}\s(\p{L}+)/gu)]
      .filter(([, word = '']) => !UNCHANGING[locale]?.includes(word))
      .map(([found]) => `${key}: ${found}`),
  )
  expect(bare, 'nouns to be counted, as "{days/en/day/days}"').toEqual([])
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
    expect(text, key).not.toMatch(/[ \u00a0\u202f]{2}|^\s|\s$/)
  }
})

test.each(LOCALE_CODES)('%s uses its own quotation marks', (locale) => {
  for (const { key, text } of entriesOf(locale)) expect(text, key).not.toMatch(FOREIGN_MARKS[locale])
})

/** Names from a page's code, whose colon belongs to them. */
const QUOTED_CODE = /\b(?:tel|og|Disallow):/g

test.each(['fr'].filter(isLocale))('%s puts a narrow space before its double signs', (locale) => {
  for (const { key, text } of entriesOf(locale)) {
    if (key.startsWith('mailLinks.') || /https?:/.test(text)) continue
    expect(text.replace(QUOTED_CODE, ''), key).not.toMatch(/[\p{L}\d} ][;:!?»](?!\/)/u)
  }
})

test.runIf(isLocale('fr'))('French mails put a narrow space before double signs too', () => {
  for (const kind of readdirSync('content/mail')) {
    const mail = readFileSync(`content/mail/${kind}/fr.md`, 'utf8').replace(/^subject: (?:Re: )?/m, '')
    expect(mail, kind).not.toMatch(/[\p{L}\d}*)] ?[;:!?»](?!\/)/u)
  }
})

test('every text of the interface is used somewhere', () => {
  const sources = ['site', 'server', 'domain', 'content/catalogue'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|astro)$/.test(name) && !name.includes('public/'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const used = sources.join('\n')
  // words[`${id}Review`] and the like: such a key counts as used if an id of that name exists
  const shapes = [...used.matchAll(/\[`(\w*)\$\{\w+\}(\w*)`\]/g)].map(
    ([, before = '', after = '']) => new RegExp(`^${before}([A-Za-z0-9]+)${after}$`),
  )
  const keysOf = (kind: string, codes: readonly string[], ends = ['']) =>
    codes.flatMap((code) => ends.map((end) => messageKey(kind, code) + end))
  const byCode = new Set([
    ...keysOf('stage', ANALYSIS_STAGES, ['', 'Text']),
    ...keysOf('reason', ANALYSIS_REASONS),
    ...[...keysOf('severity', SEVERITIES), ...keysOf('effort', EFFORTS)],
    ...[...keysOf('option', CHAT_OPTIONS), ...keysOf('reply', Object.keys(REPLIES))],
    ...[...keysOf('state', CONVERSATION_STATES), ...keysOf('event', SHOWN_TYPES)],
    ...[...keysOf('start', START_TIMES), ...keysOf('category', [...TICKET_CATEGORIES, DEFAULT_CATEGORY])],
    ...[...keysOf('', CONTACT_PROBLEMS), ...keysOf('', TICKET_PROBLEMS)],
    ...keysOf('', ADD_ON_IDS, ['', 'Text']),
    ...keysOf('', MAIL_LINK_KINDS, ['Subject', 'Body']),
  ])
  const called = new Set([...used.matchAll(/'(\w+)'|\b(\d+)\b/g)].map(([, word, figure]) => word ?? figure))
  const unused = [...english.keys()].filter((key) => {
    const [feature, name = ''] = key.split('.')
    return (
      feature !== 'websiteAnalysisFindings' && // by rule: domain/website-analysis/analyse.test.ts
      !byCode.has(name) &&
      !new RegExp(`\\b${name}\\b`).test(used) &&
      !shapes.some((shape) => called.has(shape.exec(name)?.[1] ?? ''))
    )
  })
  expect(unused, 'to be taken out of content/messages, in every language').toEqual([])
})

test('docs/content.md names the files that speak of the red pencil', () => {
  const files = ['content/messages/en', 'content/articles'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$|\ben\.mdx$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((file) => /red pencil/i.test(readFileSync(file, 'utf8'))),
  )
  const told = /^The red pencil is .*$/m.exec(readFileSync('docs/content.md', 'utf8'))?.[0] ?? ''
  expect([...told.matchAll(/`(content\/(?:messages|articles)\/[^`]+)`/g)].map(([, file]) => file)).toEqual(
    files.sort(),
  )
})
