import { expect, test } from 'vitest'

import { weighPage } from './byte-budgets.ts'

const KIB = 1024
const HTML = '<script src="/a.js"></script><img src="/a.webp">'
const weights = (sizes: Record<string, number>) => (file: string) => (sizes[file] ?? 0) * KIB

test('within its budgets a page is only weighed', () => {
  const weighed = weighPage('/en', HTML, weights({ '/en': 30, '/a.js': 7, '/a.webp': 20 }))
  expect(weighed).toEqual({ path: '/en', page: 30, script: 7, load: 57, requests: 3, problems: [] })
})

test.each([
  ['/en', { '/en': 35 }, 'HTML with its styles'],
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
