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

/** The entries in code that a language lacks. */
export async function missingEntries(root: string, language: string): Promise<Gap[]> {
  const gaps = LANGUAGE_CONSTANTS.map(async ({ file, constant }): Promise<Gap[]> => {
    const objects = sourceObjects(await readFile(join(root, file), 'utf8'))
    const entries = objects.find(({ name }) => name === constant)?.entries
    if (entries === undefined) throw new Error(`${file} has no object ${constant}`)
    if (entries.has(language)) return []
    return [{ file, says: `has no entry for ${language} in ${constant}`, keys: [] }]
  })
  const rule = `[data-overlay='${language}']`
  if (!(await readFile(join(root, LANGUAGE_STYLES), 'utf8')).includes(rule))
    gaps.push(Promise.resolve([{ file: LANGUAGE_STYLES, says: `has no rule for ${rule}`, keys: [] }]))
  return (await Promise.all(gaps)).flat()
}
