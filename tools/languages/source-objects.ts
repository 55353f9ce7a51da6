import ts from 'typescript'

/** An object of a source file: `const flags = { de: DE }` has the name `flags` and the entry `de`. */
export interface SourceObject {
  name: string
  /** Its entries; texts where they are literal, otherwise null. */
  entries: ReadonlyMap<string, string | null>
}

/**
 * The top-level objects of a TypeScript file, in order. Parsed, not run: components cannot be loaded outside
 * a build, and unfinished translations do not compile.
 */
export function sourceObjects(source: string): SourceObject[] {
  const tree = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest)
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) => {
      const entries = initializer === undefined ? null : entriesOf(initializer)
      return ts.isIdentifier(name) && entries !== null ? [{ name: name.text, entries }] : []
    })
}

function entriesOf(expression: ts.Expression): ReadonlyMap<string, string | null> | null {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return entriesOf(expression.expression)
  if (!ts.isObjectLiteralExpression(expression)) return null
  return new Map(
    expression.properties.flatMap((property): [string, string | null][] => {
      const { name } = property
      if (name === undefined || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return []
      return [[name.text, ts.isPropertyAssignment(property) ? textOf(property.initializer) : null]]
    }),
  )
}

/** A literal text: in quotes, in backticks without values, or several concatenated. */
function textOf(expression: ts.Expression): string | null {
  if (ts.isStringLiteralLike(expression)) return expression.text
  if (!ts.isBinaryExpression(expression)) return null
  const [left, right] = [textOf(expression.left), textOf(expression.right)]
  return left === null || right === null ? null : left + right
}
