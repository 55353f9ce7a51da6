import type { Page } from '@playwright/test'

import { expect, test } from './fixtures/test.ts'

declare global {
  /** Lets a page draw its frames, as one does that comes to the front. */
  var showPage: () => void
}

/** The sections the browser may leave out, of which the visitor has not come near any. */
async function resting(page: Page, path: string) {
  await page.goto(path)
  const sections = page.locator('[data-rests]')
  await expect.poll(() => sections.count()).toBeGreaterThan(8)
  return sections
}

test('a link to a section far down leads to its head, and it is drawn there', async ({ page }) => {
  await resting(page, '/en')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click()
  const heading = page.locator('#testimonials h2')
  await expect(heading).toBeInViewport()
  await expect
    .poll(() =>
      page.locator('#testimonials').evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
    )
    .toBeLessThan(200)
  expect(await heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    true,
  )
})

test('nothing moves when sections go to rest, nor after the window has another width', async ({ page }) => {
  await page.addInitScript(() => {
    // what fonts moved while the page was loading is not the sections' doing: they rest after the last font
    new MutationObserver((_, observer) => {
      observer.disconnect()
      const from = performance.now()
      let shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.startTime >= from) shift += (entry as unknown as { value: number }).value
        }
        document.documentElement.dataset['shift'] = String(shift)
      }).observe({ type: 'layout-shift', buffered: true })
    }).observe(document, { subtree: true, attributeFilter: ['data-rests'] })
  })
  const sections = await resting(page, '/de')
  const heights = () =>
    page
      .locator('main > section')
      .evaluateAll((all) => all.map((section) => section.getBoundingClientRect().height))
  const rested = await heights()
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBe(0)
  const drawn = await sections.evaluateAll((all) => {
    for (const section of all) section.removeAttribute('data-rests')
    return [...document.querySelectorAll('main > section')].map(
      (section) => section.getBoundingClientRect().height,
    )
  })
  expect(rested).toEqual(drawn)
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(() => sections.count()).toBeGreaterThan(8)
  expect((await heights()).some((height, index) => height !== drawn[index])).toBe(true)
})

test('a page opened in the background has its true height when it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = []
    const { requestAnimationFrame } = globalThis
    globalThis.requestAnimationFrame = (callback) => frames.push(callback)
    globalThis.showPage = () => {
      Object.assign(globalThis, { requestAnimationFrame })
      for (const frame of frames) requestAnimationFrame(frame)
    }
  })
  await page.goto('/en')
  await page.evaluate(async () => {
    await document.fonts.ready
    // idle often enough for every section to rest that would
    for (let times = 0; times < 20; times++) await new Promise((idle) => requestIdleCallback(idle))
    globalThis.showPage()
  })
  await expect(page.locator('html')).not.toHaveAttribute('data-unpainted')
  await expect.poll(() => page.locator('[data-rests]').count()).toBeGreaterThan(8)
  const heights = () =>
    page.locator('main > section').evaluateAll((sections) => sections.map(({ clientHeight }) => clientHeight))
  const shown = await heights()
  await page.reload()
  expect(shown).toEqual(await heights())
})

test('a page is printed whole', async ({ page }) => {
  const sections = await resting(page, '/en')
  await page.emulateMedia({ media: 'print' })
  await expect(sections.last()).toHaveCSS('content-visibility', 'visible')
})
