import type { Locator } from '@playwright/test'

import * as parts from '#content/catalogue/parts.ts'
import { distinct, OTHER_ALPHABET, THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { cookieBanner } from '../../page/cookie-banner.ts'
import { expect, NOTHING_STORED, test } from '../../fixtures/test.ts'
import { isInSight } from '../../page/page-faults.ts'

test.use({ storageState: NOTHING_STORED })

const LANGUAGES = distinct('en', THIRD, OTHER_ALPHABET)
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]

for (const viewport of PHONES) {
  for (const locale of LANGUAGES) {
    test(`${locale} at ${viewport.width} px: it covers no button that matters`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(`/${locale}`)
      const { banner } = cookieBanner(page, locale)
      await expect(banner).toBeVisible()
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(viewport.height / 3)
      const hero = page.locator('main a[data-free-analysis]').first()
      await hero.scrollIntoViewIfNeeded()
      expect(await isInSight(hero)).toBe(true)
      await page.evaluate(() => scrollTo(0, innerHeight * 2))
      if (parts.stickyBar) {
        await expect(page.locator('[data-sticky-bar]')).toBeVisible()
        expect(await isInSight(page.locator('[data-sticky-bar] a').first())).toBe(true)
      }
    })
  }
}

test('on a phone price, promise and button are in sight beside the question', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const locale of LOCALE_CODES) {
    await page.goto(`/${locale}`)
    await expect(cookieBanner(page, locale).banner).toBeVisible()
    for (const part of ['h1 [data-price]', 'h1 + p', '[data-free-analysis="hero"]'])
      await expect.soft(page.locator('#home').locator(part), locale).toBeInViewport({ ratio: 1 })
  }
})

for (const width of [360, 768, 1440])
  test(`both answers stand beside each other, and look alike, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/${THIRD}`)
    const { banner, acceptAll, rejectAll, words } = cookieBanner(page, THIRD)
    await expect(banner).toContainText(words.bannerText)
    const look = (button: Locator) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
        const { y, width, height } = element.getBoundingClientRect()
        return {
          color,
          backgroundColor,
          borderColor,
          fontSize,
          fontWeight,
          y,
          width: Math.round(width),
          height,
        }
      })
    expect(await look(acceptAll)).toEqual(await look(rejectAll))
  })

for (const viewport of [...PHONES, { width: 1440, height: 900 }]) {
  test(`at ${viewport.width} px it moves nothing and is not the largest paint`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(watchPaints)
    for (const path of ['/en', '/en/faq', '/en/privacy', '/en/about']) {
      await page.goto(path)
      await expect(cookieBanner(page).banner).toBeVisible()
      const paints = () => page.evaluate(() => window.paints)
      await expect.poll(paints, path).toEqual({ moved: [], largest: 'the page' })
    }
  })
}

declare global {
  interface Window {
    paints: { moved: string[]; largest: string }
  }
}

/**
 * Records movements of the question, of the header up or down (a late font may make its words some pixels
 * wider), and the element of the largest paint.
 */
function watchPaints(): void {
  const paints: Window['paints'] = { moved: [], largest: '' }
  window.paints = paints
  type Source = { node: Node | null } & Record<'previousRect' | 'currentRect', DOMRect>
  new PerformanceObserver((list) => {
    const moves = list.getEntries() as (PerformanceEntry & { sources: Source[] })[]
    for (const { node, previousRect, currentRect } of moves.flatMap(({ sources }) => sources)) {
      const element = node instanceof Element ? node : node?.parentElement
      const part = element?.closest('#cookie-banner, header:has(#language-menu)')
      if (part && (part.id === 'cookie-banner' || previousRect.y !== currentRect.y))
        paints.moved.push(part.outerHTML.slice(0, 200))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
      paints.largest = entry.element?.closest('#cookie-banner') ? 'the question' : 'the page'
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
