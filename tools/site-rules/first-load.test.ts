import { expect, test } from 'vitest'

import { firstLoad } from './first-load.ts'

const NOTHING = { script: [], style: [], font: [], picture: [] }
const face = (file: string, range: string, family = 'Text') =>
  `<style>@font-face{font-family:'${family}';src:url(/fonts/${file}) format('woff2');unicode-range:${range}}</style>`

test('scripts, style sheets, pictures and the icon count once, by their file', () => {
  const html =
    '<link rel="icon" href="/favicon.ico"><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/a.css">' +
    '<script src="/a.js"></script><img src="/flags.svg#de"><img src="/flags.svg#en">'
  expect(firstLoad(html)).toEqual({
    ...NOTHING,
    ...{ script: ['/a.js'], style: ['/a.css'], picture: ['/flags.svg', '/favicon.svg'] },
  })
})

test('what waits costs nothing yet: lazy pictures, templates, data, inline scripts', () => {
  const html =
    '<img src="/a.webp" loading="lazy"><template><img src="/b.webp"></template><script>go()</script>' +
    '<img src="data:image/svg+xml,a">'
  expect(firstLoad(html)).toEqual(NOTHING)
})

test('a font counts when a word needs it, or when it is asked for ahead; what is rare does not', () => {
  const faces =
    face('all.woff2', 'U+20-7e,U+17e') + face('rare.woff2', 'U+17e') + face('other.woff2', 'U+431')
  expect(firstLoad(`${faces}<p>abc</p>`).font).toEqual(['/fonts/all.woff2'])
  expect(firstLoad(`${faces}<p>abž</p>`).font).toEqual(['/fonts/all.woff2'])
  expect(firstLoad(`${faces}<p>aб</p>`).font).toEqual(['/fonts/all.woff2', '/fonts/other.woff2'])
  const preload = '<link rel="preload" href="/fonts/b.woff2" as="font" crossorigin>'
  expect(firstLoad(`${preload}<p>a</p>`).font).toEqual(['/fonts/b.woff2'])
})

test('handwriting counts only where something is written by hand', () => {
  const hand = face('hand.woff2', 'U+20-7e', 'Caveat')
  expect(firstLoad(`${hand}<p>a</p>`).font).toEqual([])
  expect(firstLoad(`${hand}<p class="hand _x">a</p>`).font).toEqual(['/fonts/hand.woff2'])
})
