import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import ts from 'typescript'

import type { Gap } from './language-files.ts'

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
export function withoutLanguage(source: string, constants: ReadonlySet<string>, language: string): string {
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
