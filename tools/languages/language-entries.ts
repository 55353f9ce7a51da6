import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Gap } from './language-files.ts'
import { sourceObjects } from './source-objects.ts'

/** Constants with an entry per language, in the best order for adding one. */
export const LANGUAGE_CONSTANTS = [
  { file: 'domain/language/locales.ts', constant: 'LOCALES' },
  { file: 'domain/language/detect-language.ts', constant: 'COUNTRIES_BY_LANGUAGE' },
  { file: 'content/messages/messages.ts', constant: 'messages' },
  { file: 'content/messages/quotation-marks.ts', constant: 'FOREIGN_MARKS' },
  { file: 'site/build/fonts/characters.ts', constant: 'ALPHABETS' },
] as const

/** Shows each language's words during detection. */
export const LANGUAGE_STYLES = 'site/features/language/LanguageChoice.module.css'

/** An entry of a language: whether it exists, and what to say if not. */
export interface LanguageEntry extends Gap {
  isThere: boolean
}

/** Every entry a language has or needs. */
export async function languageEntries(root: string, language: string): Promise<LanguageEntry[]> {
  const constants = await Promise.all(LANGUAGE_CONSTANTS.map((place) => constantEntry(root, place, language)))
  const overlay = await readFile(join(root, LANGUAGE_STYLES), 'utf8')
  return [
    ...constants,
    {
      file: LANGUAGE_STYLES,
      says: `has no rule for [data-overlay='${language}']`,
      keys: [],
      isThere: overlay.includes(`[data-overlay='${language}']`),
    },
  ]
}

async function constantEntry(
  root: string,
  { file, constant }: { file: string; constant: string },
  language: string,
): Promise<LanguageEntry> {
  const objects = sourceObjects(await readFile(join(root, file), 'utf8'))
  const entries = objects.find(({ name }) => name === constant)?.entries
  if (entries === undefined) throw new Error(`${file} has no object ${constant}`)
  return {
    file,
    says: `has no entry for ${language} in ${constant}`,
    keys: [],
    isThere: entries.has(language),
  }
}
