import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { format, resolveConfig } from 'prettier'
import ts from 'typescript'

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
    const source = await readFile(join(root, file), 'utf8')
    if (!source.includes(`const ${constant}`)) throw new Error(`${file} has no object ${constant}`)
    if (withoutLanguage(source, new Set([constant]), language) !== source) return []
    return [{ file, says: `has no entry for ${language} in ${constant}`, keys: [] }]
  })
  const rule = `[data-overlay='${language}']`
  if (!(await readFile(join(root, LANGUAGE_STYLES), 'utf8')).includes(rule))
    gaps.push(Promise.resolve([{ file: LANGUAGE_STYLES, says: `has no rule for ${rule}`, keys: [] }]))
  return (await Promise.all(gaps)).flat()
}

/** A source file without a language: imports, and entries and mentions in the named constants. */
function withoutLanguage(source: string, constants: ReadonlySet<string>, language: string): string {
  const tree = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const declarations = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  const imports = tree.statements.filter(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      statement.moduleSpecifier.getText().slice(1).startsWith(`./${language}/`),
  )
  const named = declarations.filter(({ name }) => constants.has(name.getText()))
  const nodes = named.flatMap(({ initializer }) => (initializer ? mentions(initializer, language) : []))
  return [...imports, ...nodes]
    .map((node) => extentOf(source, node))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source)
}

/** Entries of a language, entries that lead to it, and its places in lists; an emptied list goes with its entry. */
function mentions(node: ts.Node, language: string): ts.Node[] {
  const isCode = (candidate: ts.Node) => ts.isStringLiteral(candidate) && candidate.text === language
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((property): ts.Node[] => {
      const { name } = property
      if (name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === language)
        return [property]
      if (!ts.isPropertyAssignment(property)) return []
      const { initializer } = property
      const isOnlyIt =
        ts.isArrayLiteralExpression(initializer) &&
        initializer.elements.length > 0 &&
        initializer.elements.every(isCode)
      return isCode(initializer) || isOnlyIt ? [property] : mentions(initializer, language)
    })
  }
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element) => (isCode(element) ? [element] : mentions(element, language)))
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? mentions(node.expression, language) : []
}

/** From the end of the previous line to the comma and the comment after it. */
function extentOf(source: string, node: ts.Node): { start: number; end: number } {
  const lastRemark = (place: number) => ts.getTrailingCommentRanges(source, place)?.at(-1)?.end ?? place
  const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0
  return { start: lastRemark(node.getFullStart()), end: lastRemark(node.end + comma) }
}

/** English is written first: every other language needs the same files. */
const ENGLISH_FILES = [
  'content/messages/en/*.ts',
  'content/articles/*/en.mdx',
  'content/mail/*/en.md',
  'content/phrases/en.md',
  'content/chat/en/*.txt',
  'content/chat/held-out/en.txt',
]

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

/** Other mentions of a language: as a value, or in lists. */
const MENTIONS = [
  { file: 'domain/language/locales.ts', constant: 'VARIANTS' },
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
