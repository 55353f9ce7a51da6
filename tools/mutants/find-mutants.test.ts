import { expect, test } from 'vitest'

import { findMutants } from './find-mutants.ts'
import { mutated } from './mutant.ts'

/** Every wrong version of a source. */
function wrongVersions(source: string): string[] {
  return findMutants('a.ts', source).map((mutant) => mutated(source, mutant))
}

test.each([
  ['a condition', 'if (a) b', ['if (true) b', 'if (false) b', 'if (a) {}']],
  ['a choice', 'const c = a ? 1 : d', ['const c = true ? 1 : d', 'const c = false ? 1 : d']],
  ['a loop', 'while (a) b()', ['while (false) b()', 'while (a) {}']],
  ['a boundary', 'const c = a < b', ['const c = a <= b']],
  ['a comparison', 'const c = a === b', ['const c = a !== b']],
  ['logic', 'const c = a && b', ['const c = a || b']],
  ['a refusal', 'function f() { throw a }', ['function f() { {} }']],
  ['an early end', 'function f() { return; }', ['function f() { {} }']],
  ['an answer', 'const c = { d: true }', ['const c = { d: false }']],
  ['a link of a query', "const c = db.where('a', '=', 1).all()", ['const c = db.all()']],
  ['a question of many', 'const c = list.some(f)', ['const c = list.every(f)']],
  ['a pattern', 'const c = /^a$/i', ['const c = /a$/i', 'const c = /^a/i']],
  ['a limit', 'const LIMIT_MS = 60 * 1_000', ['const LIMIT_MS = (60 * 1_000) * 10']],
  ['a limit among others', 'const LIMITS = { a: 2 } as const', ['const LIMITS = { a: (2) * 10 } as const']],
])('%s is broken in every way it can be', (_, source, versions) => {
  expect(wrongVersions(source)).toEqual(versions)
})

test('types, imports, directives, lines of the log, numbers of a moment, long texts and names from Object are left alone', () => {
  const source =
    "'use strict'\nimport a from 'b'\ninterface C { d: true }\ntype E = 1 | 2\nlog.info('f')\nconst g = h.toString()\nconst i = () => { const j = 2 }\nconst k = 'l' + 'm'"
  expect(wrongVersions(source)).toEqual([])
})

test('a mutant says where it is, and fits only the source it was found in', () => {
  const [mutant] = findMutants('a.ts', 'f()\n  if (a) b\n').slice(1)
  if (mutant === undefined) throw new Error('There is no mutant')
  expect(mutant).toMatchObject({ file: 'a.ts', line: 2, context: 'if (a) b', change: 'always', code: 'a' })
  expect(() => mutated('something else', mutant)).toThrow('has changed')
})
