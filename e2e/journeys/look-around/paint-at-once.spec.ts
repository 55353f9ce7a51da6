import type { Page } from '@playwright/test'

import { articles } from '#content/catalogue/articles.ts'
import * as parts from '#content/catalogue/parts.ts'
import { THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { paintWithoutFonts } from '../../fixtures/answers.ts'
import { addShifts } from '../../page/layout-shifts.ts'
import { expect, test } from '../../fixtures/test.ts'

/** A layout shift is good up to 0.1 (spec §9); here every font arrives after the first paint. */
const HARDLY_MOVES = 0.03

/** The layout shift from the first paint without fonts until all have arrived. */
async function shiftByLateFonts(page: Page, path: string): Promise<number> {
  await addShifts(page)
  const release = await paintWithoutFonts(page, path)
  const before = await page.evaluate(() => globalThis.takeShift())
  release()
  const after = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return globalThis.takeShift()
  })
  return after - before
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const locale of LOCALE_CODES) {
    test(`/${locale} is painted before its fonts, and hardly moves when they come`, async ({ page }) => {
      expect(await shiftByLateFonts(page, `/${locale}`)).toBeLessThan(HARDLY_MOVES)
    })
  }
})

test('an article on a wide window neither', async ({ page }) => {
  test.skip(!parts.knowledgeBase, 'the site has no knowledge base')
  const article = `/${THIRD}/articles/${articles[0]?.slug ?? ''}`
  expect(await shiftByLateFonts(page, article)).toBeLessThan(HARDLY_MOVES)
})

test('a page is fetched ahead when the pointer rests on its link', async ({ browser }) => {
  await using context = await browser.newContext()
  const page = await context.newPage() // the fixture answers for itself, which disables prefetching
  await page.goto('/en')
  const rules = await page.locator('script[type=speculationrules]').textContent()
  expect(JSON.parse(rules ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
  const ahead = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/en/faq' && 'sec-purpose' in request.headers(),
  )
  await page.getByRole('contentinfo').locator('a[href="/en/faq"]').first().hover()
  await ahead
})
