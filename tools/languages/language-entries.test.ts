import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { LANGUAGE_CONSTANTS } from './language-entries.ts'

test('every constant with a value per language is asked for a new one', () => {
  const perLanguage = globSync('{content,domain,server,site}/**/*.{ts,tsx,astro}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/const (\w+): Readonly<Record<Locale, /g)].map(
        ([, constant]) => `${file} ${constant}`,
      ),
    )
  const asked = LANGUAGE_CONSTANTS.map(({ file, constant }) => `${file} ${constant}`)
  expect(asked.filter((place) => !place.endsWith(' LOCALES')).sort()).toEqual(perLanguage.sort())
})
