import { expect, test } from 'vitest'

import { isOlder, mayReload } from './failed-parts.ts'

const FRESH = '<script src="/_astro/page.A1.js"></script><astro-island component-url="/_astro/Form.B2.js">'

test.each([
  ['whose scripts are all still named', ['/_astro/page.A1.js', '/_astro/Form.B2.js'], false],
  ['with one script of another version', ['/_astro/page.A1.js', '/_astro/Form.B1.js'], true],
  ['without scripts', [], false],
])('a page %s is judged right', (_, scripts: string[], expected) => {
  expect(isOlder(scripts, FRESH)).toBe(expected)
})

const NOW = Date.UTC(2026, 2, 2, 10)
const before = (ms: number, path = '/en') => `${NOW - ms} ${path}`

test.each([
  ['that was never reloaded', null, true],
  ['that was reloaded just now', before(0), false],
  ['that was reloaded before ten minutes are over', before(599_999), false],
  ['that was reloaded ten minutes ago: another failure', before(600_000), true],
  ['that was reloaded on another page', before(0, '/de'), true],
  ['whose clock was set back', before(-3_600_000), false],
  ['with a mangled time', 'soon /en', false],
  ['with a record in no form of ours', 'x', true],
])('a tab %s: is a reload allowed', (_, last, expected) => {
  expect(mayReload(last, '/en', NOW)).toBe(expected)
})
