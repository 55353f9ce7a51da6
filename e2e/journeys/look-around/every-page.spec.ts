import { articles } from '#content/catalogue/articles.ts'
import { THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { requestedPaths } from '../../fixtures/answers.ts'
import { LANGUAGES_ON_DESKTOP, LANGUAGES_READ, PAGES, VIEWS } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { existsAt, openScreen, STATES } from '../../looks/screens.ts'
import { accessibilityFaults, overflowing, smallTargets } from '../../page/page-faults.ts'

/** The not-found pages answer 404, and the browser reports it. */
test.use({ expectedComplaints: /status of 404/ })

/** axe takes seconds for a whole page on a small machine; these tests never wait for time. */
test.describe.configure({ timeout: 120_000 })

/** The narrowest window: nothing may overflow, and everything must be large enough to press. */
const SMALLEST = { width: 320, height: 568 }

for (const { name, viewport, colorScheme } of VIEWS) {
  for (const locale of LOCALE_CODES) {
    const isPhone = viewport.width < 600
    const pages = LANGUAGES_READ.includes(locale)
      ? PAGES
      : ['', ...articles.slice(0, 1).map(({ slug }) => `/articles/${slug}`), '/ticket/new']
    if (!isPhone && !LANGUAGES_ON_DESKTOP.includes(locale)) continue
    test(`${locale} works for everyone: ${name}`, async ({ browser }) => {
      await using context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const path of pages) {
        await page.goto(`/${locale}${path}`)
        expect(await accessibilityFaults(page), path).toEqual([])
        if (!isPhone) continue
        await page.setViewportSize(SMALLEST)
        expect(await overflowing(page), path).toEqual([])
        expect(await smallTargets(page), path).toEqual([])
        await page.setViewportSize(viewport)
      }
    })
  }
}

/** All but the contact section; the home page's own test looks at them. */
const HOME_SECTIONS = 'main > section:not(:has(#contact-form))'

for (const screen of STATES) {
  if (screen.name === 'choice-loading') continue // gone in three seconds
  const views = VIEWS.filter(({ viewport }) => existsAt(screen, viewport.width))
  test(`${screen.name} works for everyone`, async ({ browser }) => {
    await using shown = await openScreen(browser, screen, THIRD, { ...views[0] })
    const { page } = shown
    await page.clock.resume() // axe takes its time
    const known = new URL(page.url()).pathname === `/${THIRD}` ? HOME_SECTIONS : undefined
    for (const { name, viewport, colorScheme } of views) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      expect(await accessibilityFaults(page, known), name).toEqual([])
      if (viewport.width >= 600) continue
      await page.setViewportSize(SMALLEST)
      expect(await overflowing(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
    }
  })
}

test('React stays away until the form is seen', async ({ page }) => {
  const paths = requestedPaths(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  expect(paths.filter((path) => /client|Contact/.test(path))).toEqual([])
  await page.locator('#contact-form').scrollIntoViewIfNeeded()
  await page.locator('#contact-form[novalidate]').waitFor()
  expect(paths.some((path) => path.includes('ContactForm'))).toBe(true)
})
