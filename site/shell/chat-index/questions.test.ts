import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { vocabularies } from '#content/chat-assistant/vocabularies.ts'
import { TOPICS, type Understanding } from '#domain/chat-assistant/topics.ts'
import { createUnderstanding } from '#domain/chat-assistant/understand.ts'
import { patternsOf } from '#domain/chat-assistant/words.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'

import { builtIndex } from './built-index.ts'

const FEWEST_QUESTIONS = 25
/** Of all questions, held out ones included. */
const RIGHT_SHARE = 0.95
/** A wrong answer is worse than none, which at least says so. */
const WRONG_SHARE = 0.02
/** Of questions that nobody tuned the vocabulary for. */
const RIGHT_SHARE_HELD_OUT = 0.8
/** Size of a vocabulary as browsers load it, compressed. */
const VOCABULARY_BUDGET_KIB = 8

/** Questions with the answer each should lead to: a topic, a document of the index, or `fallback`. */
function questionsOf(locale: Locale, file: 'questions' | 'questions-held-out') {
  const text = readFileSync(`content/chat-assistant/${locale}/${file}.txt`, 'utf8')
  return text.split(/^# /m).flatMap((part) => {
    const [wanted = '', ...questions] = part.split('\n').filter((line) => line !== '')
    return questions.map((question) => ({ question, wanted }))
  })
}

function answerOf(meaning: Understanding): string {
  if (meaning.kind === 'topic') return meaning.topic
  if (meaning.kind === 'document') return meaning.document
  return meaning.kind === 'cancel' ? 'cancel' : 'fallback'
}

test.each(LOCALE_CODES)('%s: what owners ask is understood', (locale) => {
  const index = builtIndex(locale)
  const understand = createUnderstanding(vocabularies[locale], index)
  const answers: readonly string[] = ['fallback', ...TOPICS, ...index.map(({ id }) => id)]
  const missesOf = (questions: ReturnType<typeof questionsOf>) =>
    questions
      .map(({ question, wanted }) => ({ question, wanted, came: answerOf(understand(question)) }))
      .filter(({ wanted, came }) => answers.includes(wanted) && wanted !== came)
  const heldOut = questionsOf(locale, 'questions-held-out')
  const all = [...questionsOf(locale, 'questions'), ...heldOut]
  const misses = missesOf(all)
  const wrong = misses.filter(({ came }) => came !== 'fallback')
  const right = all.length - misses.length
  const rightHeldOut = heldOut.length - missesOf(heldOut).length
  process.stdout.write(
    `${locale} ${right}/${all.length} ${Math.round((100 * right) / all.length)} %, wrong ${wrong.length}, held out ${rightHeldOut}/${heldOut.length}\n`,
  )
  const account = misses
    .map(({ question, wanted, came }) => `${question}: ${came} instead of ${wanted}`)
    .join('\n')
  expect(all.length).toBeGreaterThanOrEqual(FEWEST_QUESTIONS)
  expect(right / all.length, account).toBeGreaterThanOrEqual(RIGHT_SHARE)
  expect(wrong.length / all.length, account).toBeLessThanOrEqual(WRONG_SHARE)
  expect(rightHeldOut / heldOut.length, account).toBeGreaterThanOrEqual(RIGHT_SHARE_HELD_OUT)
})

test.each(LOCALE_CODES)('%s: the vocabulary is light enough to be fetched', (locale) => {
  const packed = brotliCompressSync(JSON.stringify(vocabularies[locale])).length / 1024
  expect(packed).toBeLessThanOrEqual(VOCABULARY_BUDGET_KIB)
})

/** A package or article that an agency removed leaves its words behind, unused. */
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
