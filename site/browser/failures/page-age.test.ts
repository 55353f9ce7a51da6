import { expect, test } from 'vitest'

import { isOlder } from './page-age.ts'

const FRESH = '<script src="/_astro/page.A1.js"></script><astro-island component-url="/_astro/Form.B2.js">'

test('a page whose scripts are all still named is current', () => {
  expect(isOlder(['/_astro/page.A1.js', '/_astro/Form.B2.js'], FRESH)).toBe(false)
})

test('one script of another version makes the page older', () => {
  expect(isOlder(['/_astro/page.A1.js', '/_astro/Form.B1.js'], FRESH)).toBe(true)
})

test('a page without scripts cannot be older', () => {
  expect(isOlder([], FRESH)).toBe(false)
})
