import { articles } from '#content/catalogue/articles.ts'
import * as parts from '#content/catalogue/parts.ts'
import { SECOND, THIRD } from '#domain/language/a-locale.ts'
import { expect, test } from '../../fixtures/test.ts'

for (const [path, type] of [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ...(parts.knowledgeBase ? [[`/${SECOND}/rss.xml`, 'application/xml; charset=utf-8'] as const] : []),
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
] as const) {
  test(`${path} is served as ${type}`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe(type)
  })
}

test('what security.txt says is valid, and for less than a year', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

test('a shared article shows its picture, which may be kept for good', async ({ page, request }) => {
  test.skip(!parts.knowledgeBase, 'the site has no knowledge base')
  await page.goto(`/${THIRD}/articles/${articles[0]?.slug ?? ''}`)
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const response = await request.get(new URL(picture).pathname)
  expect(response.headers()['content-type']).toBe('image/png')
  expect(response.headers()['cache-control']).toContain('immutable')
})

test('a page names its feed, whose items have dates and whole addresses', async ({ page, request }) => {
  test.skip(!parts.knowledgeBase, 'the site has no knowledge base')
  await page.goto(`/${SECOND}`)
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  const xml = await (await request.get(feed ?? '')).text()
  const items = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>.*?<pubDate>(.*?)<\/pubDate>.*?<\/item>/g)]
  expect(items).toHaveLength(articles.length)
  for (const [, link, date = ''] of items) {
    expect(link).toMatch(new RegExp(`^https?://[^/]+/${SECOND}/articles/[a-z-]+$`))
    expect(Date.parse(date)).not.toBeNaN()
  }
})

test('every icon the manifest names exists', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})
