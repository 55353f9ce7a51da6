import type { Page } from '@playwright/test'

import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { OTHER_ALPHABET } from '#domain/language/a-locale.ts'

import { blockStorage } from '../../fixtures/break-page.ts'
import { complains, expect, NOTHING_STORED, test } from '../../fixtures/test.ts'
import { contactForm } from '../../page/contact-form.ts'
import { cookieBanner } from '../../page/cookie-banner.ts'
import { exitPopup } from '../../page/exit-popup.ts'
import { ticketDialog } from '../../page/ticket-dialog.ts'

test.skip(!parts.exitPopup, 'the site has no exit popup')

/** When it may open: domain/exit-popup. Here: that the page tells the rules what happens on it. */
test('who leaves over the top has it half a second later, if they stay away', async ({ page }) => {
  const popup = await exitPopup(page, '/en/about')
  await popup.engage()
  await page.mouse.move(400, -10)
  await popup.pass(8_000)
  expect(popup.scripts()).toEqual([]) // not watching in the first ten seconds
  await popup.arm()
  await popup.leave()
  await popup.pass(400)
  await popup.comeBack()
  await popup.pass(1_000)
  await page.mouse.move(-10, 300)
  await popup.pass(1_000)
  await expect(popup.dialog).toHaveCount(0)
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
    await popup.pass(78_000)
    await expect(popup.dialog).toHaveCount(0)
    await popup.waitForFallback()
    await expect(popup.dialog).toBeVisible()
  })
})

test.describe('once it was shown', () => {
  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(5, 5)],
    ['its cross', (page: Page) => page.getByRole('button', { name: messages.en.exitPopup.close }).click()],
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

test.describe('the exit popup is put off', () => {
  test('while a form holds words, and comes when they are gone', async ({ page }) => {
    const popup = await exitPopup(page, '/en')
    const message = page.locator('#contact-message')
    await message.fill('Half a request')
    await message.blur()
    await page.evaluate('scrollTo(0, 0)')
    await popup.arm()
    await popup.leave()
    await popup.pass(510)
    await popup.waitForFallback()
    await expect(popup.dialog).toHaveCount(0)
    await message.fill('')
    await message.blur()
    await page.evaluate('scrollTo(0, 0)')
    await popup.pass(10_000)
    await expect(popup.dialog).toBeVisible()
  })

  test('while a closed ticket can still be taken back', async ({ page }) => {
    const popup = await exitPopup(page, '/en/faq')
    await popup.engage()
    await popup.arm()
    const ticket = ticketDialog(page, 'en')
    await ticket.toForm()
    await ticket.subject.fill('Half a ticket')
    await page.keyboard.press('Escape')
    await popup.leave()
    await popup.pass(510)
    await expect(popup.dialog).toHaveCount(0)
    await ticket.pageToast.getByRole('button', { name: messages.en.supportTicket.undo }).click()
    await expect(ticket.subject).toHaveValue('Half a ticket')
  })

  const occupations: Record<string, (page: Page) => Promise<void>> = {
    'the list of languages is open': (page) => page.getByRole('button', { name: 'English' }).click(),
    'another dialog is open': (page) =>
      page.getByRole('button', { name: messages.en.header.existingCustomers }).click(),
    'a field has the focus': (page) => page.locator('#contact-message').focus(),
  }
  for (const [occupation, begin] of Object.entries(occupations))
    test(`while ${occupation}`, async ({ page }) => {
      const popup = await exitPopup(page, '/en')
      await begin(page)
      await page.evaluate('scrollTo(0, 0)')
      await popup.stay()
      await popup.pass(10_000)
      await expect(popup.dialog).toHaveCount(0)
    })

  test('while the form is being read', async ({ page }) => {
    const popup = await exitPopup(page, '/en#free-audit')
    await expect(page.locator('#free-audit')).toBeInViewport()
    await popup.stay()
    await expect(popup.dialog).toHaveCount(0)
  })
})

test.describe('who has not answered about cookies', () => {
  test.use({ storageState: NOTHING_STORED })

  test('is offered it all the same, and can still answer', async ({ page }) => {
    const popup = await exitPopup(page, '/en')
    const { banner, rejectAll } = cookieBanner(page)
    await expect(banner).toBeInViewport()
    await popup.stay()
    await expect(popup.dialog).toBeVisible()
    await expect(banner).toBeInViewport()
    await popup.decline.click()
    await rejectAll.click()
    await expect(banner).toBeHidden()
  })
})

test('who has asked for the analysis is not offered it', async ({ page }) => {
  const popup = await exitPopup(page, '/en')
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { success: true } }))
  const form = contactForm(page, 'en')
  await form.wake()
  await form.name.fill('Mari')
  await form.email.fill('mari@firma.example')
  await form.message.fill('Please look at my site.')
  await form.submit.click()
  await expect(form.toast).toContainText(messages.en.contactForm.success.slice(0, 20))
  await page.evaluate('scrollTo(0, 0)')
  await popup.stay()
  await popup.pass(30_000)
  await expect(popup.dialog).toHaveCount(0)
})

test('it never comes where somebody reads of their rights or has an answer', async ({ page }) => {
  for (const path of ['/en/privacy', '/en/contact/sent', '/en/ticket', '/en/ticket/new']) {
    const popup = await exitPopup(page, path)
    await popup.pass(100_000)
    expect(popup.scripts(), path).toEqual([])
  }
})
