import type { Page } from '@playwright/test'

import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { OTHER_ALPHABET, THIRD } from '#domain/language/a-locale.ts'

import { blockStorage } from '../../fixtures/break-page.ts'
import { exitPopup } from '../../page/exit-popup.ts'
import { complains, expect, test } from '../../fixtures/test.ts'

test.skip(!parts.exitPopup, 'the site has no exit popup')

test('leaving over the top opens it half a second later, ten seconds after the load', async ({ page }) => {
  const popup = await exitPopup(page, '/en/about')
  await popup.engage()
  await page.mouse.move(400, -10)
  await popup.pass(8_000)
  expect(popup.scripts()).toEqual([]) // not watching yet
  await popup.arm()
  await popup.leave()
  await popup.pass(490)
  await expect(popup.dialog).toHaveCount(0)
  await popup.pass(20)
  await expect(popup.dialog).toBeVisible()
})

test('who has neither scrolled nor clicked is left alone; scrolling is enough', async ({ page }) => {
  const popup = await exitPopup(page, '/en')
  await popup.arm()
  await popup.leave()
  await popup.pass(1_000)
  await expect(popup.dialog).toHaveCount(0)
  await popup.comeBack()
  await page.evaluate(() => scrollTo(0, 200))
  await page.waitForFunction(() => scrollY > 0)
  await popup.leave()
  await popup.pass(510)
  await expect(popup.dialog).toBeVisible()
})

test('who comes back within half a second, or leaves over another edge, has not left', async ({ page }) => {
  const popup = await exitPopup(page, '/en/about')
  await popup.engage()
  await popup.arm()
  await popup.leave()
  await popup.pass(400)
  await popup.comeBack()
  await popup.pass(1_000)
  await page.mouse.move(-10, 300)
  await popup.pass(1_000)
  await expect(popup.dialog).toHaveCount(0)
})

test('after ninety seconds it opens by itself', async ({ page }) => {
  const popup = await exitPopup(page, `/${THIRD}/faq`, THIRD)
  await popup.arm()
  await popup.pass(78_000)
  await expect(popup.dialog).toHaveCount(0)
  await popup.waitForFallback()
  await expect(popup.dialog).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('only the ninety seconds open it', async ({ page }) => {
    const popup = await exitPopup(page, '/en/about')
    await page.touchscreen.tap(5, 400)
    await popup.arm()
    await page.evaluate(() => {
      for (const edge of [document, document.documentElement])
        edge.dispatchEvent(new MouseEvent('mouseleave', { clientY: -10 }))
    })
    await popup.pass(1_000)
    await expect(popup.dialog).toHaveCount(0)
    await popup.waitForFallback()
    await expect(popup.dialog).toBeVisible()
  })
})

test.describe('once it was shown', () => {
  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(5, 5)],
  ] as const) {
    test(`${way} closes it, and the visit has no second one`, async ({ page }) => {
      const popup = await exitPopup(page, '/en/about')
      await popup.engage()
      await popup.stay()
      await expect(popup.dialog).toBeVisible()
      await close(page)
      await expect(popup.dialog).toHaveCount(0)
      await popup.leave()
      await popup.pass(100_000)
      await expect(popup.dialog).toHaveCount(0)
      await page.goto('/en/faq')
      await page.clock.runFor(100_000)
      await expect(popup.dialog).toHaveCount(0)
      expect(popup.scripts().filter((url) => url.includes('watch-for-exit'))).toHaveLength(1)
    })
  }

  test('the focus is in it, stays in it, and comes back', async ({ page }) => {
    const popup = await exitPopup(page, '/en')
    const opener = page.getByRole('link', { name: messages.en.hero.freeAnalysis }).first()
    await opener.focus()
    await popup.stay()
    await expect(popup.dialog).toBeFocused()
    for (const control of [popup.close, popup.accept, popup.now, popup.decline]) {
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(popup.dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('its close button closes it', async ({ page }) => {
    const popup = await exitPopup(page, '/en/about')
    await popup.stay()
    await popup.close.click()
    await expect(popup.dialog).toHaveCount(0)
  })
})

test('its offer leads to the form, with the request written in', async ({ page }) => {
  const popup = await exitPopup(page, `/${OTHER_ALPHABET}`, OTHER_ALPHABET)
  await popup.stay()
  await popup.accept.click()
  await expect(popup.dialog).toHaveCount(0)
  await popup.pass(510)
  const message = page.locator('#contact-message')
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(messages[OTHER_ALPHABET].contactForm.defaultMessage)
})

test('with storage blocked it comes once a page', async ({ page }) => {
  await blockStorage(page, ['sessionStorage'])
  const popup = await exitPopup(page, '/en/faq')
  await popup.engage()
  await popup.stay()
  await popup.decline.click()
  await popup.leave()
  await popup.pass(30_000)
  await expect(popup.dialog).toHaveCount(0)
})

test(
  'when the popup’s code cannot be had, the page goes on without it',
  complains(/Failed to load resource|dynamically imported module/),
  async ({ page }) => {
    await page.route(/_astro\/load-exit-popup.*js/, (route) => route.abort())
    const popup = await exitPopup(page, '/en')
    await popup.arm()
    await popup.pass(100_000)
    await page.getByRole('link', { name: messages.en.hero.freeAnalysis }).first().click()
    await popup.pass(510)
    await expect(page.locator('#contact-message')).toBeFocused()
  },
)
