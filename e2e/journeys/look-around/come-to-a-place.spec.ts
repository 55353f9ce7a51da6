import type { Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import { distinct, OTHER_ALPHABET } from '#domain/language/a-locale.ts'

import { paintWithoutFonts } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' }) // links within a page scroll smoothly
})

/** Distance of a section from its place below the header, in px. */
function distance(page: Page, section: string): Promise<number> {
  return page.locator(section).evaluate((element) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
    return Math.abs(element.getBoundingClientRect().top - padding - margin)
  })
}

test('whoever comes to a place stands there at once', async ({ page }) => {
  await page.goto('/en#contact')
  await page.locator('#contact astro-island:not([ssr])').waitFor({ state: 'attached' })
  await expect.poll(() => distance(page, '#contact')).toBeLessThan(1)
})

for (const locale of distinct('en', OTHER_ALPHABET))
  test(`/${locale}#pricing still leads there when late fonts have come`, async ({ page }) => {
    const release = await paintWithoutFonts(page, `/${locale}#pricing`)
    release()
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => distance(page, '#pricing')).toBeLessThan(1)
  })

const FAR_DOWN = { heading: '#testimonials-heading', text: textOf(messages.en.testimonials.heading) }

for (const fragment of [`#:~:text=${FAR_DOWN.text}`, `#pricing:~:text=${FAR_DOWN.text}`])
  test(`a search engine’s link to a text leads to it: ${fragment}`, async ({ page }) => {
    await page.goto(`/en${fragment}`)
    const awayFromMiddle = () =>
      page.locator(FAR_DOWN.heading).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return Math.abs((top + bottom - innerHeight) / 2)
      })
    await expect.poll(awayFromMiddle).toBeLessThan(100)
  })

test('back and forward lead to where the reader was', async ({ page }) => {
  await page.goto('/en')
  const link = page.locator('main a[href="#pricing"]').first()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect.poll(() => distance(page, '#pricing')).toBeLessThan(1)
  await page.goto('/en/faq')
  await page.goBack()
  await expect.poll(() => distance(page, '#pricing')).toBeLessThan(1)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

/** A text fragment (https://wicg.github.io/scroll-to-text-fragment/). */
function textOf(words: string): string {
  return encodeURIComponent(words).replaceAll('-', '%2D')
}
