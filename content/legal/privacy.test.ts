import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { necessaryStorage } from '#domain/cookie-consent/storage.ts'

const PLACES = {
  en: { local: 'local storage', session: 'session storage', cookie: 'cookie' },
  et: { local: 'kohalik salvestusruum', session: 'seansi salvestusruum', cookie: 'küpsis' },
} as const satisfies Readonly<Record<string, Readonly<Record<keyof typeof necessaryStorage, string>>>>

/** Languages with a policy; add the words of a new one above. */
const LANGUAGES = readdirSync('content/legal/privacy').map((file) => {
  const language = file.replace('.md', '')
  if (!isKnown(language)) throw new Error(`Enter what ${file} calls the places into this test`)
  return language
})

function isKnown(language: string): language is keyof typeof PLACES {
  return language in PLACES
}

/** The entries a policy's table names, each with the place where it is stored. */
function entriesOf(language: keyof typeof PLACES): string[] {
  const policy = readFileSync(`content/legal/privacy/${language}.md`, 'utf8')
  const rows = policy.split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => {
    const [, entries = '', purpose = '', place = ''] = row.split('|').map((cell) => cell.trim())
    expect(purpose, row).not.toBe('')
    return [...entries.matchAll(/`([^`]+)`/g)].map(([, name = '']) => `${name}: ${place.split(',')[0]}`)
  })
}

test.each(LANGUAGES)(
  'the %s policy names all that is kept unasked and where, and nothing else',
  (language) => {
    const kept = (['local', 'session', 'cookie'] as const).flatMap((area) =>
      necessaryStorage[area].map((name) => `${name}: ${PLACES[language][area]}`),
    )
    expect(entriesOf(language).sort()).toEqual(kept.sort())
  },
)
