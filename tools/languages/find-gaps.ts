import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { isSameText, mayReadAsEnglish } from '#content/messages/same-as-english.ts'
import { placeholdersOf } from '#domain/language/message-text.ts'

import { missingEntries, languageFiles, type Gap, type LanguageFile } from './language-entries.ts'

const EXCEPTIONS = 'content/messages/same-as-english.ts'

/** Everything a language other than English lacks below `root`: entries in code, files, texts within files. */
export async function findGaps(root: string, language: string) {
  const files = languageFiles(root, language)
  const found = await Promise.all(files.map((pair) => fileGaps(root, pair, language)))
  const glossary = `content/glossary/${language}.md`
  const hasGlossary = existsSync(join(root, glossary))
  const gaps = [
    ...(await missingEntries(root, language)),
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

async function fileGaps(root: string, pair: LanguageFile, language: string) {
  const { file, english } = pair
  const isThere = existsSync(join(root, file))
  if (file.startsWith('content/messages/')) {
    const keys = [...(await readTexts(root, english)).keys()]
    const says = keys.length === 0 ? 'is missing' : 'is missing, with'
    if (!isThere) return { texts: keys.length, gaps: [{ file, says, keys }] }
    return { texts: keys.length, gaps: await messageGaps(root, pair, language) }
  }
  if (!isThere) return { texts: 0, gaps: [{ file, says: 'is missing', keys: [] }] }
  return { texts: 0, gaps: await proseGaps(root, pair) }
}

/** A text in its own file: whether it is still English, and whether a mail lost a value. */
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

/** A text taken from another file of messages is undefined where that lacks it. */
type Texts = Readonly<Record<string, string | undefined>>

/** The texts of a file of messages by feature and key: `hero.lead`. `messages.ts` only names the others. */
async function readTexts(root: string, file: string): Promise<ReadonlyMap<string, string>> {
  if (file.endsWith('/messages.ts')) return new Map()
  const { href } = pathToFileURL(resolve(root, file))
  const features = (await import(/* @vite-ignore */ href)) as Readonly<Record<string, Texts>>
  return new Map(
    Object.entries(features).flatMap(([feature, texts]) =>
      Object.entries(texts).flatMap(([key, text]): [string, string][] =>
        text === undefined ? [] : [[`${feature}.${key}`, text]],
      ),
    ),
  )
}

/** Gaps of a file of messages: keys, translations, placeholders. */
async function messageGaps(root: string, { file, english }: LanguageFile, language: string): Promise<Gap[]> {
  const [original, texts] = await Promise.all([readTexts(root, english), readTexts(root, file)])
  const keys = [...original.keys()]
  const written = keys.filter((key) => texts.has(key))
  const isLeft = (key: string) =>
    isSameText(texts.get(key) ?? '', original.get(key) ?? '') && !mayReadAsEnglish(key, language)
  const isAskew = (key: string) =>
    placeholdersOf(texts.get(key) ?? '').join() !== placeholdersOf(original.get(key) ?? '').join()
  return [
    { file, says: 'lacks', keys: keys.filter((key) => !texts.has(key)) },
    { file, says: `leaves in English, unnamed in ${EXCEPTIONS},`, keys: written.filter(isLeft) },
    { file, says: 'has other placeholders than English in', keys: written.filter(isAskew) },
  ].filter((gap) => gap.keys.length > 0)
}
