import { messages } from '#content/messages/messages.ts'
import { LAUNCHER_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { contactForm, fillContactForm } from '../../page/contact-form.ts'
import { stopClock } from '../../fixtures/stop-clock.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const locale of LOCALE_CODES)
    test(`every button of the home page brings the message field into view in ${locale}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}`)
      const { message } = contactForm(page, locale)
      const places = await page
        .locator('main a[data-free-analysis]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('data-free-analysis') ?? ''))
      expect(places.length).toBeGreaterThan(4)
      for (const place of places) {
        await page.evaluate((name) => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          scrollTo({ top: 0, behavior: 'instant' })
          document.querySelector<HTMLElement>(`a[data-free-analysis="${name}"]`)?.click()
        }, place)
        await expect(message, place).toBeFocused()
        const seen = await message.evaluate((field) => {
          const { left, width, top, bottom } = field.getBoundingClientRect()
          const hits = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + width / 2, y))
          return hits.every((hit) => hit === field)
        })
        expect(seen, place).toBe(true)
      }
    })

  test('the launcher stands above the bar while the page is read', async ({ page }) => {
    await page.clock.install()
    await page.goto('/en')
    await page.clock.runFor(LAUNCHER_DELAY_MS)
    await page.evaluate(() => {
      scrollTo({ top: 1.5 * innerHeight, behavior: 'instant' })
    })
    await expect(page.locator('[data-sticky-bar]')).toBeVisible()
    const launcher = page.getByRole('button', { name: messages.en.chatAssistant.open })
    // Only the bar's link is under the window's corner here: nothing else makes the launcher stand aside.
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('main [data-button]'))
        if (!button.closest('[data-sticky-bar]')) button.remove()
    })
    await expect(launcher).toBeVisible()
  })
})

test('after a success the focus goes up with the page', async ({ page }) => {
  await page.clock.install()
  const form = await fillContactForm(page, 'en')
  await stopClock(page)
  await form.submit.click()
  await expect(form.toast).toContainText('Analysis Request Sent!')
  await page.clock.runFor(2_100)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a low window is left to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/en')
  await page.evaluate(() => {
    scrollTo({ top: 2 * innerHeight, behavior: 'instant' })
  })
  const bar = await page.locator('[data-sticky-bar]').boundingBox()
  expect(bar?.y).toBeGreaterThan(192)
  const header = await page.getByRole('button', { name: messages.en.header.menuOpen }).boundingBox()
  expect(header?.y).toBeLessThan(0)
  await page.goto('/en#pricing')
  const place = await page.locator('#pricing').evaluate((section) => section.getBoundingClientRect().top)
  expect(place).toBeLessThan(20) // not where it would begin under a header
})

test('the slider says its value as a share', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('input[data-compare]').first()).toHaveAttribute('aria-valuetext', /^\d+%$/)
})
