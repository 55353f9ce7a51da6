import { expect, test } from 'vitest'

import { findUnasked } from './page-assets.ts'

test('what no page asks for goes, with all that is asked for by it alone', () => {
  const texts = new Map([
    ['en.html', '<script src="/_astro/page.a1.js"></script>'],
    ['_astro/page.a1.js', 'import("./late.b2.js")'],
    ['_astro/late.b2.js', 'fetchStyle("/_astro/late.c3.css")'],
    ['_astro/late.c3.css', 'a { background: url(/_astro/dot.d4.svg) }'],
    ['_astro/chat.e5.js', 'import("./words.f6.js")'],
    ['_astro/words.f6.js', ''],
  ])
  const names = [...texts.keys(), '_astro/dot.d4.svg', '_astro/face.g7.avif', 'favicon.ico']
  expect(findUnasked(names, texts)).toEqual([
    '_astro/chat.e5.js',
    '_astro/words.f6.js',
    '_astro/face.g7.avif',
  ])
})
