import { expect, test } from 'vitest'

import { namesOf, unstyledClasses } from './late-styles.ts'

const KNOWN = new Set(['_toast', '_field'])
const PAGE = '<style>._field{color:red}</style><script src="/_astro/page.js"></script>'
const PAGE_JS = 'import("./late.js"); show("_field")'

function built(files: [name: string, text: string][]) {
  return new Map(files.map(([name, text]) => [name, namesOf(name, text)]))
}

test('a part that is loaded late has its styles in the page, or brings them', () => {
  const late = 'preload(["_astro/late.css"]); show("_toast open")'
  const files = built([
    ['page.js', PAGE_JS],
    ['late.js', late],
    ['late.css', '._toast{color:red}'],
  ])
  expect(unstyledClasses(PAGE, files, KNOWN)).toEqual([])
})

test('a late part whose styles are elsewhere is found, once', () => {
  const files = built([
    ['page.js', PAGE_JS],
    ['late.js', 'show("_toast"); show(`_toast`); show("_other")'],
    ['elsewhere.css', '._toast{color:red}'],
  ])
  expect(unstyledClasses(PAGE, files, KNOWN)).toEqual(['_toast'])
})
