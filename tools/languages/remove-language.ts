import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { format, resolveConfig } from 'prettier'

import { LANGUAGE_CONSTANTS, LANGUAGE_STYLES, withoutLanguage } from './language-entries.ts'

/** Other mentions of a language: as a value, or in lists. */
const MENTIONS = [
  { file: 'domain/language/parse-locale.ts', constant: 'VARIANTS' },
  { file: 'domain/language/country-name.ts', constant: 'SHORT' },
  { file: 'domain/language/paths.ts', constant: 'ALTERNATE_SEGMENTS' },
  { file: 'content/catalogue/agency.ts', constant: 'offices' },
  { file: 'content/messages/same-as-english.ts', constant: 'SAME_AS_ENGLISH' },
  { file: 'site/features/privacy/privacy-languages.ts', constant: 'PRIVACY_LANGUAGES' },
]
/**
 * Removes a language from the project in `root`: its files in `content/`, its entries in code, and its
 * mentions elsewhere. Its addresses then redirect to English (`domain/redirects/redirects.ts`). Returns the
 * removed and changed files.
 */
export async function removeLanguage(root: string, language: string): Promise<string[]> {
  const files = globSync([`content/**/${language}`, `content/**/${language}.{md,mdx}`], { cwd: root })
  await Promise.all(files.map((file) => rm(join(root, file), { recursive: true })))
  const changed: string[] = []
  for (const file of new Set([...LANGUAGE_CONSTANTS, ...MENTIONS].map((place) => place.file))) {
    const constants = [...LANGUAGE_CONSTANTS, ...MENTIONS].filter((place) => place.file === file)
    const edit = (source: string) =>
      withoutLanguage(source, new Set(constants.map(({ constant }) => constant)), language)
    if (await rewrite(root, file, edit)) changed.push(file)
  }
  const rule = `:global\\(html\\[data-deciding='${language}'\\]\\) \\[data-overlay='${language}'\\]`
  const styles = (source: string) => source.replace(new RegExp(`,\\s*${rule}`), '')
  if (await rewrite(root, LANGUAGE_STYLES, styles)) changed.push(LANGUAGE_STYLES)
  return [...files, ...new Set(changed)].map((file) => file.replaceAll('\\', '/')).sort()
}

/** Writes a changed file, formatted by Prettier. */
async function rewrite(root: string, file: string, edit: (source: string) => string): Promise<boolean> {
  const path = join(root, file)
  const source = await readFile(path, 'utf8')
  const edited = edit(source)
  if (edited === source) return false
  await writeFile(path, await format(edited, { ...(await resolveConfig(path)), filepath: path }))
  return true
}
