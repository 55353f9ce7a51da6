import type { Page } from '@playwright/test'

import { articles } from '#content/catalogue/articles.ts'
import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { LAUNCHER_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import { THIRD } from '#domain/language/a-locale.ts'
import { type Locale, LOCALE_CODES } from '#domain/language/locales.ts'

import { IS_SWEEP } from '../../fixtures/pages.ts'
import { expect, NOTHING_STORED, test } from '../../fixtures/test.ts'
import { contactForm } from '../../page/contact-form.ts'
import { exitPopup } from '../../page/exit-popup.ts'
import { isInSight } from '../../page/page-faults.ts'
import { takeScriptsAway } from '../../fixtures/break-page.ts'

/** The longest words; the sweep tries every language. */
const LANGUAGES: readonly Locale[] = IS_SWEEP ? LOCALE_CODES : [THIRD]
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 412, height: 915 },
]
const [article] = articles

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedComplaints: /status of 404/ }) // the not-found page

  for (const locale of LANGUAGES)
    test(`every button of the home page leads to the message field in ${locale}`, async ({ page }) => {
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
        expect(await isInSight(message), place).toBe(true)
      }
    })

  for (const locale of LANGUAGES)
    test(`so do those of other pages, by way of the home page, in ${locale}`, async ({ page }) => {
      const ways = [
        ['/about', 'about'],
        ['/faq', 'faq'],
        ...(article ? [[`/articles/${article.slug}`, 'article']] : []),
        ...['/404', '/500', '/privacy'].map((path) => [path, 'side_menu']),
      ]
      for (const [index, [path = '', place = '']] of ways.entries()) {
        await page.setViewportSize(PHONES[index % PHONES.length] ?? { width: 360, height: 740 })
        await page.goto(`/${locale}${path}`)
        if (place === 'side_menu')
          await page.getByRole('button', { name: messages[locale].header.menuOpen }).click()
        await page.locator(`a[data-free-analysis="${place}"]`).click()
        await isAtTheMessage(page, locale)
      }
    })

  test('whoever goes back comes there again', async ({ page }) => {
    await page.goto('/en/about')
    for (let times = 0; times < 2; times += 1) {
      await page.locator('a[data-free-analysis="about"]').click()
      await isAtTheMessage(page, 'en')
      await page.goBack()
    }
    await page.goForward()
    await expect(contactForm(page, 'en').message).toBeInViewport()
  })

  test('words of the visitor’s own stay, and a reload begins nothing anew', async ({ page }) => {
    await page.goto('/en#contact')
    const { message, wake } = contactForm(page, 'en')
    await wake()
    await message.fill('Mine')
    await page.goto('/en/faq')
    await page.locator('a[data-free-analysis="faq"]').click()
    await expect(message).toBeFocused()
    await expect(message).toHaveValue('Mine')
    await page.reload()
    await expect(message).toHaveValue('Mine')
    await expect(message).not.toBeFocused()
  })

  test('the exit popup of another page brings it into view too', async ({ page }) => {
    test.skip(!parts.exitPopup)
    const popup = await exitPopup(page, `/${THIRD}/about`, THIRD)
    await popup.stay()
    await popup.accept.click()
    await isAtTheMessage(page, THIRD)
  })

  test('without script a button leads to the first field', async ({ page }) => {
    await takeScriptsAway(page)
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport)
      await page.goto(`/${THIRD}/about`)
      await page.locator('a[data-free-analysis="about"]').click()
      await expect(contactForm(page, THIRD).name).toBeInViewport()
    }
  })

  test('the launcher stands above the bar while the page is read', async ({ page }) => {
    test.skip(!parts.chat || !parts.stickyBar, 'the site has not both parts')
    await page.clock.install()
    await page.goto('/en')
    await page.clock.runFor(LAUNCHER_DELAY_MS)
    await page.evaluate(() => scrollTo({ top: 1.5 * innerHeight, behavior: 'instant' }))
    await expect(page.locator('[data-sticky-bar]')).toBeVisible()
    const launcher = page.getByRole('button', { name: messages.en.chatAssistant.open })
    // Only the bar's link is under the window's corner: nothing else moves the launcher aside.
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('main [data-button]'))
        if (!button.closest('[data-sticky-bar]')) button.remove()
    })
    await expect(launcher).toBeVisible()
  })
})

test.describe('while the question about cookies stands', () => {
  test.use({ storageState: NOTHING_STORED })

  for (const locale of LANGUAGES)
    test(`the message field comes into view in ${locale}`, async ({ page }) => {
      for (const viewport of PHONES) {
        await page.setViewportSize(viewport)
        await page.goto(`/${locale}`)
        await page.locator('a[data-free-analysis="hero"]').click()
        await isAtTheMessage(page, locale)
        await page.goto(`/${locale}/about`)
        await page.locator('a[data-free-analysis="about"]').click()
        await isAtTheMessage(page, locale)
      }
    })
})

test('the header’s button of another page leads there, in a new tab too', async ({ page, context }) => {
  await page.goto('/en/privacy')
  const button = page.locator('header a[data-free-analysis="header"]')
  const opened = context.waitForEvent('page')
  await button.click({ button: 'middle' })
  await isAtTheMessage(await opened, 'en')
  await button.click()
  await isAtTheMessage(page, 'en')
})

test('a low window is left to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/en')
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }))
  if (parts.stickyBar) {
    const bar = await page.locator('[data-sticky-bar]').boundingBox()
    expect(bar?.y).toBeGreaterThan(192)
  }
  const header = await page.getByRole('button', { name: messages.en.header.menuOpen }).boundingBox()
  expect(header?.y).toBeLessThan(0)
  await page.goto('/en#pricing')
  const place = await page.locator('#pricing').evaluate((section) => section.getBoundingClientRect().top)
  expect(place).toBeLessThan(20) // not its top, which would be under a header
})

/** The home page's address is plain again, and the message field has its text, the focus, and is in view. */
async function isAtTheMessage(page: Page, locale: Locale): Promise<void> {
  const { message } = contactForm(page, locale)
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(messages[locale].contactForm.defaultMessage)
  await expect.poll(() => isInSight(message)).toBe(true)
  await expect(page).toHaveURL(new RegExp(`/${locale}#contact(-message)?$`)) // the FAQ's link leads to the field itself
}
