import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isSameText, mayReadAsEnglish } from '#content/messages/same-as-english.ts'
import { placeholdersOf } from '#domain/language/placeholders.ts'

import { languageEntries } from './language-entries.ts'
import { glossaryFile, languageFiles, type Gap, type LanguageFile } from './language-files.ts'
import { sourceObjects } from './source-objects.ts'

/** What a language has, beside what it needs. */
export interface LanguageReport {
  gaps: Gap[]
  texts: { needed: number; missing: number }
  files: { needed: number; missing: number }
}

/** Everything a language other than English lacks below `root`: entries in code, files, texts within files. */
export async function findGaps(root: string, language: string): Promise<LanguageReport> {
  const entries = (await languageEntries(root, language)).filter(({ isThere }) => !isThere)
  const files = languageFiles(root, language)
  const found = await Promise.all(files.map((pair) => fileGaps(root, pair, language)))
  const glossary = glossaryFile(language)
  const hasGlossary = existsSync(join(root, glossary))
  const gaps = [
    ...entries.map(({ file, says, keys }) => ({ file, says, keys })),
    ...found.flatMap(({ gaps: inFile }) => inFile),
    ...(hasGlossary ? [] : [{ file: glossary, says: 'is missing', keys: [] }]),
  ]
  const toWrite = gaps.flatMap(({ file, keys }) => keys.map((key) => `${file} ${key}`))
  return {
    gaps,
    texts: {
      needed: found.reduce((sum, { texts }) => sum + texts, 0),
      missing: new Set(toWrite).size,
    },
    files: {
      needed: files.length + 1,
      missing: [...files.map(({ file }) => file), glossary].filter((file) => !existsSync(join(root, file)))
        .length,
    },
  }
}

async function fileGaps(
  root: string,
  pair: LanguageFile,
  language: string,
): Promise<{ texts: number; gaps: Gap[] }> {
  const { file, english } = pair
  const isThere = existsSync(join(root, file))
  if (file.startsWith('content/messages/')) {
    const keys = Object.keys((await readSection(root, english)).texts)
    const says = keys.length === 0 ? 'is missing' : 'is missing, with'
    if (!isThere) return { texts: keys.length, gaps: [{ file, says, keys }] }
    return { texts: keys.length, gaps: await sectionGaps(root, pair, language) }
  }
  if (!isThere) return { texts: 0, gaps: [{ file, says: 'is missing', keys: [] }] }
  return { texts: 0, gaps: await proseGaps(root, pair) }
}

/** A text of its own file: whether it is still the English one, and whether a mail lost a value. */
async function proseGaps(root: string, { file, english }: LanguageFile): Promise<Gap[]> {
  const [text, original] = await Promise.all(
    [file, english].map((path) => readFile(join(root, path), 'utf8')),
  )
  if (text === undefined || original === undefined) return []
  if (text === original) return [{ file, says: 'is still the English text', keys: [] }]
  if (!file.startsWith('content/mail/')) return []
  const lost = placeholdersOf(original).filter((name) => !placeholdersOf(text).includes(name))
  return lost.length === 0 ? [] : [{ file, says: `does not say {${lost.join('}, {')}}`, keys: [] }]
}

/** The texts of one file of messages under the name they are exported by. */
interface Section {
  name: string
  texts: Readonly<Record<string, string>>
}

/** Reads a file of messages; `messages.ts`, which only gathers the others, has no texts. */
async function readSection(root: string, file: string): Promise<Section> {
  const [section] = sourceObjects(await readFile(join(root, file), 'utf8'))
  if (section === undefined) throw new Error(`${file} exports no messages`)
  const texts = [...section.entries].filter((entry): entry is [string, string] => entry[1] !== null)
  return { name: section.name, texts: Object.fromEntries(texts) }
}

/** What a file of messages lacks beside the English one: keys, translations, placeholders. */
async function sectionGaps(root: string, { file, english }: LanguageFile, language: string): Promise<Gap[]> {
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
