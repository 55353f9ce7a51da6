import * as parts from '#content/catalogue/parts.ts'
import { LAUNCHER_DELAY_MS } from '#domain/chat-assistant/timings.ts'

import { tabsWithin } from '../../page/page-faults.ts'
import { chatWidget, openChat } from '../../page/chat-widget.ts'
import { expect, test } from '../../fixtures/test.ts'

test.skip(!parts.chat, 'the site has no chat')

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('on a phone the chat is all there is: the page stays behind it, and keeps the focus out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const chat = await openChat(page)
  expect(await chat.widget.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await tabsWithin(page, chat.widget, 15)
  await page.keyboard.press('Escape')
  await expect(chat.widget).toBeHidden()
  await expect(chat.launcher).toBeFocused()
  await chat.launcher.click()
  await chat.pick(chat.words.optionPricing)
  await chat.bubbles.last().getByRole('link').click() // a place on this page, under the chat
  await expect(chat.widget).toBeHidden()
  await expect(page.locator('#pricing')).toBeInViewport()
})

test('the launcher never lies upon a button, a price, the words of the first screen or the bar at the foot', async ({
  page,
}) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    const { launcher } = chatWidget(page, 'en')
    await page.goto('/en')
    await page.clock.runFor(LAUNCHER_DELAY_MS)
    await page.locator('#pricing h2').scrollIntoViewIfNeeded() // at the top of a phone's page a button is in its corner
    await expect(launcher).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 120) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      const covered = () =>
        page.evaluate(() => {
          const button = document.querySelector('[data-chat-corner] button')
          if (!button?.checkVisibility({ visibilityProperty: true })) return []
          const corner = button.getBoundingClientRect()
          return [
            ...document.querySelectorAll(
              'main [data-button], main form button, main label data, #home :is(h1, p, li, dt, dd), [data-sticky-bar]',
            ),
          ]
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect()
              return left < corner.right && right > corner.left && top < corner.bottom && bottom > corner.top
            })
            .map(({ textContent }) => textContent)
        })
      await expect.poll(covered, `${viewport.width} px, scrolled to ${top}`).toEqual([])
    }
  }
})

test('the launcher gives way to what has the focus, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  const { launcher } = chatWidget(page, 'en')
  await page.goto('/en/faq')
  await page.clock.runFor(LAUNCHER_DELAY_MS)
  const { y } = (await launcher.boundingBox()) ?? { y: Number.NaN }
  const questions = page.getByRole('main').locator('summary')
  const question = questions.nth(5)
  await question.evaluate(
    (element, top) => scrollBy({ top: element.getBoundingClientRect().top - top - 8, behavior: 'instant' }),
    y,
  )
  await expect(launcher).toBeInViewport({ ratio: 1 })
  await question.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await expect(launcher).toBeHidden()
  await questions.first().evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await expect(launcher).toBeInViewport({ ratio: 1 })
})
