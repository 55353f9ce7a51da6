import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { isLocale } from '#domain/language/locales.ts'

import { guessLanguage } from './guess-language.ts'

const samples = readFileSync(join(import.meta.dirname, 'language-samples.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => ({ language: line.slice(0, 2), text: line.slice(3) }))
  .filter(({ language }) => isLocale(language))

test('the language of nearly every short sentence is told, and few are told wrong', async () => {
  const guesses = await Promise.all(samples.map(({ text }) => guessLanguage(text)))
  const right = guesses.filter((guess, index) => guess === samples[index]?.language)
  const wrong = samples.filter(({ language }, index) => ![language, null].includes(guesses[index] ?? null))
  expect(right.length / samples.length).toBeGreaterThanOrEqual(0.95)
  expect(wrong.length / samples.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.02)
})

test.each(['', 'ok', '123 456', '你好', 'Dzień dobry, strona nie działa.', 'Moi, voitteko auttaa meitä?'])(
  '%j is in no language of the site',
  async (text) => {
    expect(await guessLanguage(text)).toBeNull()
  },
)

test('a text of any length is guessed at once', async () => {
  expect(await guessLanguage('Guten Tag, ich brauche Hilfe. '.repeat(100_000))).toBe('de')
})
