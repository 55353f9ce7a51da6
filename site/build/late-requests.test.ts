import { expect, test } from 'vitest'

import { withLateRequests } from './late-requests.ts'

const face = (family: string, file: string, display: string) =>
  `@font-face{font-family:'${family}';font-display:${display};src:url(/fonts/${file}) format('woff2');unicode-range:U+20-7e}`
const page = (body: string) =>
  `<html><head><style>@layer reset;${face('Text', 'text.woff2', 'optional')}` +
  `${face('Headlines', 'headlines.woff2', 'swap')}${face('Caveat', 'hand.woff2', 'swap')}</style>` +
  `<link rel="manifest" href="/m"></head><body>${body}<script type="module" src="/a.js"></script></body></html>`
const late = (body: string) => withLateRequests(page(body), 'later()')
const filesOf = (html: string) => /data-late-faces="([^"]*)"/.exec(html)?.[1]

test('faces that may be swapped in wait in a style of their own, and are in force for whoever has no script', () => {
  const html = late('')
  const [head = ''] = /<style>@layer[\s\S]*?<\/style>/.exec(html) ?? []
  expect(head).toContain('text.woff2')
  expect(head).not.toContain('swap')
  expect(html).toMatch(/<style media="not all"[^>]*>@font-face.*headlines\.woff2.*hand\.woff2.*<\/style>/)
  expect(html).toMatch(/<noscript><style>@font-face.*headlines\.woff2.*<\/style>/)
  expect(html).toContain('<script>later()</script>')
})

test('no browser runs the script by itself, nor fetches the manifest where there is script', () => {
  const html = late('')
  expect(html).toContain('<script type="late" src="/a.js">')
  expect(html.match(/<link rel="manifest"/g)).toHaveLength(1)
  expect(html).toMatch(/<noscript>.*<link rel="manifest" href="\/m"><\/noscript>/)
})

test('named are the files that the words of the page need', () => {
  expect(filesOf(late('<main><h1>A</h1><h2>B</h2></main>'))).toBe('/fonts/headlines.woff2')
  expect(filesOf(late('<main><h2>B</h2><p class="hand x">C</p></main>'))).toBe(
    '/fonts/headlines.woff2 /fonts/hand.woff2',
  )
  expect(filesOf(late('<main><h1>A</h1></main><dialog><h2>B</h2></dialog>'))).toBe('')
})

test('a page without such faces keeps its scripts and asks for nothing later', () => {
  const plain =
    '<html><head><style>@layer reset;</style></head><body><script type="module" src="/a.js"></script>'
  expect(withLateRequests(plain, 'later()')).toBe(plain)
})
