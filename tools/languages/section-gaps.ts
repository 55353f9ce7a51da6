import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isSameText, mayReadAsEnglish } from '#content/messages/same-as-english.ts'
import { placeholdersOf } from '#domain/language/placeholders.ts'

import type { Gap } from './gap.ts'
import type { LanguageFile } from './language-files.ts'
import { sourceObjects } from './source-objects.ts'

/** The texts of one file of messages under the name they are exported by. */
interface Section {
  name: string
  texts: Readonly<Record<string, string>>
}

/** Reads a file of messages; `messages.ts`, which only gathers the others, has no texts. */
export async function readSection(root: string, file: string): Promise<Section> {
  const [section] = sourceObjects(await readFile(join(root, file), 'utf8'))
  if (section === undefined) throw new Error(`${file} exports no messages`)
  const texts = [...section.entries].filter((entry): entry is [string, string] => entry[1] !== null)
  return { name: section.name, texts: Object.fromEntries(texts) }
}

/** What a file of messages lacks beside the English one: keys, translations, placeholders. */
export async function sectionGaps(
  root: string,
  { file, english }: LanguageFile,
  language: string,
): Promise<Gap[]> {
  const original = await readSection(root, english)
  const { texts } = await readSection(root, file)
  const keys = Object.keys(original.texts)
  const written = keys.filter((key) => texts[key] !== undefined)
  const isLeft = (key: string) =>
    isSameText(texts[key] ?? '', original.texts[key] ?? '') &&
    !mayReadAsEnglish(`${original.name}.${key}`, language)
  const isAskew = (key: string) =>
    placeholdersOf(texts[key] ?? '').join() !== placeholdersOf(original.texts[key] ?? '').join()
  return [
    { file, says: 'lacks', keys: keys.filter((key) => texts[key] === undefined) },
    {
      file,
      says: 'leaves in English, unnamed in content/messages/same-as-english.ts,',
      keys: written.filter(isLeft),
    },
    { file, says: 'has other placeholders than English in', keys: written.filter(isAskew) },
  ].filter((gap) => gap.keys.length > 0)
}
