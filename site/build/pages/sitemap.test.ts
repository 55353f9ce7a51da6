import { expect, test } from 'vitest'

import { aPublicPage } from './a-public-page.ts'
import { sitemap } from './sitemap.ts'

const absolute = (path: string) => `https://valmis.example${path}`

test('an article says when it changed, other pages do not', () => {
  const article = aPublicPage({ path: '/en/articles/a', modified: new Date('2026-11-21') })
  const xml = sitemap([aPublicPage(), article], absolute)
  expect(xml.match(/<lastmod>.*/g)).toEqual(['<lastmod>2026-11-21</lastmod>'])
})

test('alternates are those of the head, at whole addresses', () => {
  const xml = sitemap([aPublicPage({ alternates: [{ hreflang: 'et', path: '/ee' }] })], absolute)
  expect(xml).toContain('<loc>https://valmis.example/en</loc>')
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="et" href="https://valmis.example/ee"/>')
})

test('a page that names another as its original is left out', () => {
  const xml = sitemap([aPublicPage({ path: '/de/privacy', canonicalPath: '/en/privacy' })], absolute)
  expect(xml).not.toContain('<url>')
})

test('addresses are escaped', () => {
  expect(sitemap([aPublicPage({ path: '/en/a&b' })], absolute)).toContain('/en/a&amp;b</loc>')
})
