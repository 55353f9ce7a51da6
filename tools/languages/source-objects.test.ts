import { expect, test } from 'vitest'

import { sourceObjects } from './source-objects.ts'

test.each([
  ['const flags = { de: DE, ee, "pt-br": BR }', { de: null, ee: null, 'pt-br': null }],
  ['export const flags: Readonly<Record<Locale, string>> = { de: DE }', { de: null }],
  ['export const flags = { de: { name: { et: 1 } } } as const satisfies Flags', { de: null }],
  [
    "export const flags = { de: 'a', ee: `it's`, fr: 'a ' + \"long \" + 'one' }",
    { de: 'a', ee: "it's", fr: 'a long one' },
  ],
  ['const flags = {}', {}],
])('%s', (source, entries) => {
  expect(sourceObjects(source)).toEqual([{ name: 'flags', entries: new Map(Object.entries(entries)) }])
})

test('objects come in their order; functions, calls and what lies deeper are none', () => {
  const source =
    'const one = { a: 1 }, two = read()\nfunction f() { const three = {} }\nexport const four = {}'
  expect(sourceObjects(source).map(({ name }) => name)).toEqual(['one', 'four'])
})
