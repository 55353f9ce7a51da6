import { expect, test } from 'vitest'

import { withLateRequests } from './late-requests.ts'

const face = (family: string, file: string) =>
  `@font-face{font-family:'${family}';src:url(/fonts/${file}) format('woff2');unicode-range:U+20-7e}`
const page = (body: string) =>
  `<html><head><style>@layer reset;${face('Text', 'text.woff2')}${face('Caveat', 'hand.woff2')}</style>` +
  `</head><body>${body}<script type="module" src="/a.js"></script></body></html>`
const preload = (file: string) =>
  new RegExp(`<link rel="preload" href="/fonts/${file}"[^>]*fetchpriority="low"><`)

test('fonts of the words and the script are asked for behind the page', () => {
  const html = withLateRequests(page('<main><h1>A</h1><h2>B</h2></main>'))
  expect(html).toMatch(preload('text.woff2'))
  expect(html).toContain('<script fetchpriority="low" type="module" src="/a.js">')
})

test('handwriting is asked for where it is written', () => {
  expect(withLateRequests(page('<main><h2>B</h2></main>'))).not.toMatch(preload('hand.woff2'))
  expect(withLateRequests(page('<main><h2>B</h2><p class="hand x">C</p></main>'))).toMatch(
    preload('hand.woff2'),
  )
})

test('what is not sure to be used is not asked for: browsers complain of it', () => {
  expect(withLateRequests(page('<main><h1>A</h1></main><dialog><h2>B</h2></dialog>'))).not.toContain(
    'preload',
  )
})

test('nothing is asked for twice', () => {
  const html = page('<main><h2>B</h2></main>').replace(
    '<head>',
    '<head><link rel="preload" href="/fonts/text.woff2">',
  )
  expect(withLateRequests(html).match(/text\.woff2"/g)).toHaveLength(1)
})
