import ts from 'typescript'

import type { Mutant } from './mutant.ts'

/** A change of a piece of code, before it is known where it stands. */
interface Change {
  node: ts.Node
  change: string
  replacement: string
}

const BINARY: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
}

/** Calls in a chain that narrow, order, lock or clean: without one of them the rest still runs. */
const LINKS = new Set(
  (
    'where forUpdate skipLocked orderBy limit set trim toLowerCase normalize toWellFormed replace replaceAll ' +
    'sort filter slice catch onConflict'
  ).split(' '),
)

const SISTERS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
])

/**
 * Every mutant of a source: conditions that always or never hold, boundaries one off, comparisons and logic turned
 * round, statements and links of a chain left out, anchors of patterns gone, limits ten times as large.
 */
export function findMutants(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const lines = source.split('\n')
  const mutants: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return
    for (const { node: changed, change, replacement } of changesOf(node)) {
      const start = changed.getStart(tree)
      const line = tree.getLineAndCharacterOfPosition(start).line + 1
      const context = (lines[line - 1] ?? '').trim()
      mutants.push({ file, line, context, change, code: changed.getText(tree), replacement, start })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return mutants
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isIfStatement(node)) return [...always(node.expression), ...never(node.expression)]
  if (ts.isConditionalExpression(node)) return [...always(node.condition), ...never(node.condition)]
  if (ts.isWhileStatement(node)) return never(node.expression)
  if (ts.isBinaryExpression(node)) return otherOperator(node)
  if (ts.isExpressionStatement(node)) return withoutStatement(node)
  if (ts.isThrowStatement(node)) return [{ node, change: 'not thrown', replacement: '{}' }]
  if (ts.isReturnStatement(node) && node.expression === undefined)
    return [{ node, change: 'goes on', replacement: '{}' }]
  if (ts.isCallExpression(node)) return otherCall(node)
  if (ts.isRegularExpressionLiteral(node)) return withoutAnchors(node)
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) return otherLimit(node)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, change: 'other answer', replacement: 'false' }]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, change: 'other answer', replacement: 'true' }]
  return []
}

function always(node: ts.Node): Change[] {
  return [{ node, change: 'always', replacement: 'true' }]
}

function never(node: ts.Node): Change[] {
  return [{ node, change: 'never', replacement: 'false' }]
}

function otherOperator(node: ts.BinaryExpression): Change[] {
  const { operatorToken } = node
  if (isLongText(node)) return []
  const replacement = BINARY[operatorToken.kind]
  return replacement === undefined ? [] : [{ node: operatorToken, change: 'other operator', replacement }]
}

/** A text that is written on several lines. */
function isLongText(node: ts.Expression): boolean {
  if (!ts.isBinaryExpression(node)) return ts.isStringLiteral(node)
  return isLongText(node.left) && isLongText(node.right)
}

function withoutStatement(node: ts.ExpressionStatement): Change[] {
  const isOnlyTold = ts.isStringLiteral(node.expression) || node.getText().startsWith('log.')
  return isOnlyTold ? [] : [{ node, change: 'not done', replacement: '{}' }]
}

function otherCall(node: ts.CallExpression): Change[] {
  const { expression: callee } = node
  if (!ts.isPropertyAccessExpression(callee)) return []
  const { expression: receiver, name } = callee
  const sister = SISTERS.get(name.text)
  if (sister !== undefined) return [{ node: name, change: 'other call', replacement: sister }]
  return LINKS.has(name.text) ? [{ node, change: 'link left out', replacement: receiver.getText() }] : []
}

function withoutAnchors(node: ts.RegularExpressionLiteral): Change[] {
  const { text } = node
  const changes: Change[] = []
  if (text.startsWith('/^')) changes.push({ node, change: 'no anchor', replacement: `/${text.slice(2)}` })
  const end = text.lastIndexOf('/')
  if (text[end - 1] === '$' && text[end - 2] !== '\\')
    changes.push({ node, change: 'no anchor', replacement: `${text.slice(0, end - 1)}${text.slice(end)}` })
  return changes
}

/** A constant of the module, or a member of one, that is a number or is worked out of numbers. */
function otherLimit(node: ts.VariableDeclaration | ts.PropertyAssignment): Change[] {
  const { initializer } = node
  if (initializer === undefined || ts.findAncestor(node, ts.isFunctionLike) !== undefined) return []
  const isNumber = /^[\d_\s*+-]*[1-9][\d_\s*+-]*$/.test(initializer.getText())
  const replacement = `(${initializer.getText()}) * 10`
  return isNumber ? [{ node: initializer, change: 'other limit', replacement }] : []
}
