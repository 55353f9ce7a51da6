import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { necessaryStorage, type NecessaryEntry } from '#domain/cookie-consent/storage.ts'

const PLACES = {
  en: { local: 'local storage', session: 'session storage', cookie: 'cookie' },
  et: { local: 'kohalik salvestusruum', session: 'seansi salvestusruum', cookie: 'küpsis' },
} as const satisfies Readonly<Record<string, Readonly<Record<NecessaryEntry['area'], string>>>>

/** Languages with a policy; add the words of a new one above. */
const LANGUAGES = readdirSync('content/legal/privacy').map((file) => {
  const language = file.replace('.md', '')
  if (!isKnown(language)) throw new Error(`Enter what ${file} calls the places into this test`)
  return language
})

function isKnown(language: string): language is keyof typeof PLACES {
  return language in PLACES
}

/** The rows of a policy's table: the entries it names, and where they are stored. */
function tableOf(language: keyof typeof PLACES): { name: string; place: string }[] {
  const policy = readFileSync(`content/legal/privacy/${language}.md`, 'utf8')
  const rows = policy.split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => {
    const [, entries = '', purpose = '', place = ''] = row.split('|').map((cell) => cell.trim())
    expect(purpose, row).not.toBe('')
    return [...entries.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, place }))
  })
}

test.each(LANGUAGES)('the %s policy names all that is kept unasked, and nothing else', (language) => {
  const named = tableOf(language).map(({ name }) => name)
  expect(named.sort()).toEqual(necessaryStorage.map(({ name }) => name).sort())
})

test.each(LANGUAGES)('the %s policy says where each entry is kept', (language) => {
  const table = tableOf(language)
  for (const { name, area } of necessaryStorage) {
    const row = table.find((entry) => entry.name === name)
    expect(row?.place.startsWith(`${PLACES[language][area]},`), name).toBe(true)
  }
})
