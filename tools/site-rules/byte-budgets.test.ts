import { expect, test } from 'vitest'

import { fetchedOnlyWith, fetchedWith, firstLoad, weighPage } from './byte-budgets.ts'

const KIB = 1024
const HTML = '<script src="/a.js"></script><img src="/a.webp">'
const weights = (sizes: Record<string, number>) => (file: string) => (sizes[file] ?? 0) * KIB

test('within its budgets a page is only weighed', () => {
  const weighed = weighPage('/en', HTML, weights({ '/en': 30, '/a.js': 7, '/a.webp': 20 }))
  expect(weighed).toEqual({ path: '/en', page: 30, script: 7, load: 57, requests: 3, problems: [] })
})

test.each([
  ['/en', { '/en': 39 }, 'HTML with its styles'],
  ['/en', { '/a.js': 11 }, 'script'],
  ['/en', { '/a.webp': 41 }, 'picture'],
  ['/en/articles/a', { '/en/articles/a': 33, '/a.js': 9, '/a.webp': 35 }, 'everything it loads first'],
])('%s with %o is over its budget for %s', (path, sizes, what) => {
  const { problems } = weighPage(path, HTML, weights(sizes))
  expect(problems).toEqual([expect.stringContaining(`${path}: ${what} weighs`)])
})

test('a home page may load what an article may not', () => {
  expect(weighPage('/en', HTML, weights({ '/en': 33, '/a.js': 9, '/a.webp': 35 })).problems).toEqual([])
})

test('more files than eight at once are too many', () => {
  const many = Array.from({ length: 8 }, (_, index) => `<img src="/${index}.webp">`).join('')
  expect(weighPage('/en', many, () => 1).problems).toEqual([expect.stringContaining('9 files at once')])
})

const NOTHING = { script: [], style: [], font: [], picture: [] }
const face = (file: string, range: string, family = 'Text') =>
  `<style>@font-face{font-family:'${family}';src:url(/fonts/${file}) format('woff2');unicode-range:${range}}</style>`

test('scripts, style sheets, pictures and the icon count once, by their file', () => {
  const html =
    '<link rel="icon" href="/favicon.ico"><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/a.css">' +
    '<script src="/a.js"></script><img src="/flags.svg#de"><img src="/flags.svg#en">'
  expect(firstLoad(html)).toEqual({
    ...NOTHING,
    script: ['/a.js'],
    style: ['/a.css'],
    picture: ['/flags.svg', '/favicon.svg'],
  })
})

test('what waits costs nothing yet: lazy pictures, templates, data, inline scripts', () => {
  const html =
    '<img src="/a.webp" loading="lazy"><template><img src="/b.webp"></template><script>go()</script>' +
    '<img src="data:image/svg+xml,a">'
  expect(firstLoad(html)).toEqual(NOTHING)
})

test('a font counts when a word needs it, or when it is asked for ahead; no other does', () => {
  const faces = face('latin.woff2', 'U+20-7e,U+17e') + face('other.woff2', 'U+431')
  expect(firstLoad(`${faces}<p>abc</p>`).font).toEqual(['/fonts/latin.woff2'])
  expect(firstLoad(`${faces}<p>ž</p>`).font).toEqual(['/fonts/latin.woff2'])
  expect(firstLoad(`${faces}<p>aб</p>`).font).toEqual(['/fonts/latin.woff2', '/fonts/other.woff2'])
  const preload = '<link rel="preload" href="/fonts/b.woff2" as="font" crossorigin>'
  expect(firstLoad(`${preload}<p>a</p>`).font).toEqual(['/fonts/b.woff2'])
})

test('handwriting counts only where something is written by hand', () => {
  const hand = face('hand.woff2', 'U+20-7e', 'Caveat')
  expect(firstLoad(`${hand}<p>a</p>`).font).toEqual([])
  expect(firstLoad(`${hand}<p class="hand _x">a</p>`).font).toEqual(['/fonts/hand.woff2'])
})

const sources = new Map([
  [
    'start-chat.a1.js',
    'import{t as e}from"./react.b2.js";import"./load-chat.c3.js";import(`./words.d4.js`);',
  ],
  ['load-chat.c3.js', '"use strict";import{n}from"./atom.e5.js";var a={from:"./none.js"}'],
  ['start-ticket.f6.js', 'const m=1;\nimport{t as e}from"./react.b2.js";import{n}from"./atom.e5.js";'],
  ['react.b2.js', 'import{t}from"./start-chat.a1.js";'],
  ['atom.e5.js', ''],
])

test('a script brings what it imports, and what that imports, but not what it may import later', () => {
  expect([...fetchedWith('start-chat.a1.js', sources)]).toEqual([
    'start-chat.a1.js',
    'react.b2.js',
    'load-chat.c3.js',
    'atom.e5.js',
  ])
})

test('a part is not charged for what another part brings too', () => {
  const apart = new Map(sources).set('react.b2.js', '')
  expect(fetchedOnlyWith('start-chat', 'start-ticket', apart)).toEqual([
    'start-chat.a1.js',
    'load-chat.c3.js',
  ])
})

test('a part that is built under another name is noticed', () => {
  expect(() => fetchedOnlyWith('start-talk', 'start-ticket', sources)).toThrow('start-talk')
})
