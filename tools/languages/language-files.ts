import { globSync } from 'node:fs'

/** English is written first: every other language needs the same files. */
const ENGLISH_FILES = [
  'content/messages/en/*.ts',
  'content/articles/*/en.mdx',
  'content/mail/*/en.md',
  'content/phrases/en.md',
  'content/chat/en/*.txt',
  'content/chat/held-out/en.txt',
]

/** A file a language needs, with its English original. */
export interface LanguageFile {
  file: string
  english: string
}

/** The files of a language, existing or not; paths from `root`. */
export function languageFiles(root: string, language: string): LanguageFile[] {
  return globSync(ENGLISH_FILES, { cwd: root })
    .map((found) => found.replaceAll('\\', '/'))
    .sort()
    .map((english) => ({ english, file: english.replace(/\/en(?=[/.])/, `/${language}`) }))
}

/** The language's terms; English needs none. */
export function glossaryFile(language: string): string {
  return `content/glossary/${language}.md`
}

/** Something a language lacks. */
export interface Gap {
  /** Its path from the project's root. */
  file: string
  /** The fault, to be read after the file's name. */
  says: string
  /** Keys of the texts; none when the whole file is missing. */
  keys: readonly string[]
}

/** A gap as a line: `content/messages/fi/home.ts lacks 2 texts: hero.headline, hero.lead`. */
export function gapLine({ file, says, keys }: Gap): string {
  if (keys.length === 0) return `${file} ${says}`
  return `${file} ${says} ${keys.length} ${keys.length === 1 ? 'text' : 'texts'}: ${keys.join(', ')}`
}
