import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { placeholdersOf } from '#domain/language/message-text.ts'

/** The phrases of a language, each with its placeholders. */
function phrasesOf(locale: Locale): string[][] {
  const file = readFileSync(`content/phrases/${locale}.md`, 'utf8')
  return file.split(/^## /m).slice(1).map(placeholdersOf)
}

test.each(LOCALE_CODES)('%s has the phrases of English, in its order', (locale) => {
  expect(phrasesOf('en').length).toBeGreaterThan(0)
  expect(phrasesOf(locale)).toEqual(phrasesOf('en'))
})

// A phrase greets, as do the staff in their own mail programs: a greeting of the mail before it would be a second one.
test.each(LOCALE_CODES)('the mail of an answer in %s begins with the answer', (locale) => {
  const [, , body] = readFileSync(`content/mail/answer/${locale}.md`, 'utf8').split('---\n')
  expect(body?.trimStart()).toMatch(/^\{answer\}/)
})
