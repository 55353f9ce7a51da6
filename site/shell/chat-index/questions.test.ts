import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { questionTables } from '#content/chat-assistant/questions.ts'
import { vocabularies } from '#content/chat-assistant/vocabularies.ts'
import type { Understanding } from '#domain/chat-assistant/topics.ts'
import { createUnderstanding } from '#domain/chat-assistant/understand.ts'
import type { ExpectedQuestion } from '#domain/chat-assistant/vocabulary.ts'
import { patternsOf } from '#domain/chat-assistant/words.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'

import { builtIndex } from './built-index.ts'

/** Languages whose vocabulary still stands in. */
const LANGUAGES_TO_COME: readonly Locale[] = []

const FEWEST_QUESTIONS = 25
/** Of all questions, held out ones included. */
const RIGHT_SHARE = 0.95
/** A wrong answer is worse than none: "I can help you with …" at least says so. */
const WRONG_SHARE = 0.02
/** What nobody tuned the vocabulary for. */
const RIGHT_SHARE_HELD_OUT = 0.8
/** What a browser fetches of a vocabulary, packed. */
const VOCABULARY_BUDGET_KIB = 8

function codeOf(meaning: Understanding): string {
  if (meaning.kind === 'topic') return meaning.topic
  if (meaning.kind === 'document') return meaning.document
  return meaning.kind === 'cancel' ? 'cancel' : 'fallback'
}

/** What was asked, what was wanted and what came, of every question that was not answered right. */
function missesOf(locale: Locale, questions: readonly ExpectedQuestion[]) {
  const index = builtIndex(locale)
  const understand = createUnderstanding(vocabularies[locale], index)
  const isThere = (expected: ExpectedQuestion['expected']) =>
    typeof expected === 'string' || 'topic' in expected || index.some(({ id }) => id === expected.document)
  return questions
    .filter(({ expected }) => isThere(expected))
    .map(({ question, expected }) => ({
      question,
      wanted:
        expected === 'fallback'
          ? expected
          : codeOf({ kind: 'topic' in expected ? 'topic' : 'document', ...expected } as Understanding),
      came: codeOf(understand(question)),
    }))
    .filter(({ wanted, came }) => wanted !== came)
}

const languagesThere = LOCALE_CODES.filter((locale) => !LANGUAGES_TO_COME.includes(locale))

test.each(languagesThere)('%s: what owners ask is understood', (locale) => {
  const { questions, questionsHeldOut } = questionTables[locale]
  const all = [...questions, ...questionsHeldOut]
  const misses = missesOf(locale, all)
  const wrong = misses.filter(({ came }) => came !== 'fallback')
  const missesHeldOut = missesOf(locale, questionsHeldOut)
  const right = all.length - misses.length
  const rightHeldOut = questionsHeldOut.length - missesHeldOut.length
  process.stdout.write(
    `${locale} ${right}/${all.length} ${Math.round((100 * right) / all.length)} %, wrong ${wrong.length}, held out ${rightHeldOut}/${questionsHeldOut.length}\n`,
  )
  const account = misses
    .map(({ question, wanted, came }) => `${question}: ${came} instead of ${wanted}`)
    .join('\n')
  expect(all.length).toBeGreaterThanOrEqual(FEWEST_QUESTIONS)
  expect(right / all.length, account).toBeGreaterThanOrEqual(RIGHT_SHARE)
  expect(wrong.length / all.length, account).toBeLessThanOrEqual(WRONG_SHARE)
  expect(rightHeldOut / questionsHeldOut.length, account).toBeGreaterThanOrEqual(RIGHT_SHARE_HELD_OUT)
})

test.each(LOCALE_CODES)('%s: the vocabulary is light enough to be fetched', (locale) => {
  const packed = brotliCompressSync(JSON.stringify(vocabularies[locale])).length / 1024
  expect(packed).toBeLessThanOrEqual(VOCABULARY_BUDGET_KIB)
})

/** A package or an article that an agency took out leaves its words and questions behind: nobody hears them. */
const MAY_BE_GONE = /^(?:package|article)-/

test.each(LOCALE_CODES)('%s: the vocabulary names only documents that exist, and no word twice', (locale) => {
  const { topics, documents } = vocabularies[locale]
  const ids = builtIndex(locale).map(({ id }) => id)
  for (const id of Object.keys(documents)) if (!MAY_BE_GONE.test(id)) expect(ids).toContain(id)
  const entries = [...Object.values(topics), ...Object.values(documents)].flat()
  const spelled = entries.map((entry) =>
    patternsOf(entry)
      .map(
        ({ letters, isOpenBefore, isOpenAfter }) =>
          `${isOpenBefore ? '*' : ''}${letters}${isOpenAfter ? '*' : ''}`,
      )
      .sort()
      .join(' '),
  )
  expect(spelled.filter((entry, index) => entry === '' || spelled.indexOf(entry) !== index)).toEqual([])
})

test('a language either has its own vocabulary and questions, or is listed as still to come', () => {
  const standingIn = LOCALE_CODES.filter(
    (locale) => locale !== 'en' && vocabularies[locale] === vocabularies.en,
  )
  expect(standingIn).toEqual(LANGUAGES_TO_COME)
})
