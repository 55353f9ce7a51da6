import { globSync } from 'node:fs'

/** English is written first: whatever exists in English is asked of every other language. */
const ENGLISH_FILES = [
  'content/messages/en/*.ts',
  'content/articles/*/en.mdx',
  'content/mail/*/en.md',
  'content/chat-assistant/en/*',
]

/** A file a language needs, beside the English one it answers to. */
export interface LanguageFile {
  file: string
  english: string
}

/** The files a language consists of, whether they are there or not; paths from `root`. */
export function languageFiles(root: string, language: string): LanguageFile[] {
  return globSync(ENGLISH_FILES, { cwd: root })
    .map((found) => found.replaceAll('\\', '/'))
    .sort()
    .map((english) => ({ english, file: english.replace(/\/en(?=[/.])/, `/${language}`) }))
}

/** The words a language's texts agree on; English needs none. */
export function glossaryFile(language: string): string {
  return `content/glossary/${language}.md`
}

/** Something a language still lacks. */
export interface Gap {
  /** Where it belongs, from the project's root. */
  file: string
  /** What is wrong with the file, to be read after its name. */
  says: string
  /** Keys of the texts concerned, none where the file is wanted as a whole. */
  keys: readonly string[]
}

/** A gap as one line: `content/messages/fi/home.ts lacks 2 texts: hero.headline, hero.lead`. */
export function gapLine({ file, says, keys }: Gap): string {
  if (keys.length === 0) return `${file} ${says}`
  return `${file} ${says} ${keys.length} ${keys.length === 1 ? 'text' : 'texts'}: ${keys.join(', ')}`
}
