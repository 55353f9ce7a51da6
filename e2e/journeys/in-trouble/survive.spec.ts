import { messages } from '#content/messages/messages.ts'
import { THIRD } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'

import { fillContactForm, openContactForm } from '../../page/contact-form.ts'
import { anAddress, storedRequests } from '../../fixtures/store.ts'
import { expect, NOTHING_STORED, test } from '../../fixtures/test.ts'
import { translatePage } from '../../fixtures/break-page.ts'

for (const moment of ['before', 'after'] as const) {
  test(`a page translated ${moment} the form lives still sends it`, async ({ page }) => {
    const email = anAddress()
    if (moment === 'before')
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage.toString()})`)
    const form = await openContactForm(page, 'en')
    if (moment === 'after') await page.evaluate(translatePage)
    await form.submit.click() // errors come and go
    await form.name.fill('Mari')
    await form.email.fill(email)
    await form.submit.click()
    await expect(form.form).toContainText(messages.en.contactForm.sentHeading)
    expect(storedRequests(email)).toHaveLength(1)
  })
}

test('an invalid field is not under the header, and a corrected one loses its mark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const form = await fillContactForm(page, 'en')
  await form.message.fill('')
  await form.submit.press('Enter')
  await expect(form.message).toBeFocused()
  const isCovered = () =>
    form.message.evaluate((field) => {
      const header = document.querySelector('header > :last-child')
      return field.getBoundingClientRect().top < (header?.getBoundingClientRect().bottom ?? 0)
    })
  await expect.poll(isCovered).toBe(false)
  await expect(form.message).toHaveAttribute('aria-invalid', 'true')
  await form.message.fill('Now there are words')
  await expect(form.message).not.toHaveAttribute('aria-invalid')
})

test('a receipt takes the place of the form until the visitor goes back to it', async ({ page }) => {
  const { notSentBack, sentHeading, defaultMessage } = messages.en.contactForm
  await page.clock.install()
  const form = await fillContactForm(page, 'en')
  await form.submit.click()
  const receipt = form.form.locator(':focus', { hasText: sentHeading })
  await expect(receipt).toBeInViewport()
  await expect(form.name).toBeHidden()
  await page.clock.runFor(30_000)
  await form.form.getByRole('button', { name: notSentBack }).click()
  await expect(receipt).toBeHidden()
  await expect(form.name).toBeFocused()
  await form.name.fill('Somebody else')
  await form.email.fill(anAddress())
  await form.message.fill('Words')
  await form.submit.click()
  await expect(receipt).toBeVisible()
  await page.clock.runFor(5_000)
  await page.locator('[data-free-analysis=hero]').click()
  await page.clock.runFor(1_000)
  await expect(form.message).toBeFocused()
  await expect(form.message).toHaveValue(defaultMessage)
})

test('a visitor who moves on is not pulled back to the top', async ({ page }) => {
  await page.clock.install()
  const form = await fillContactForm(page, 'en')
  await form.submit.click()
  await expect(form.form).toHaveAttribute('data-phase', 'success')
  await page.keyboard.press('Tab')
  await page.clock.runFor(3_000)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('back from another page, no menu lies over this one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: LOCALES[THIRD].name }).click()
  await expect(page).toHaveURL(`/${THIRD}`)
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

for (const [what, breakIt] of [
  ['is missing', () => Reflect.deleteProperty(globalThis, 'PerformanceObserver')],
  [
    'throws',
    () => {
      globalThis.PerformanceObserver.prototype.observe = () => {
        throw new TypeError('broken by the test')
      }
    },
  ],
] as const)
  test.describe(`where PerformanceObserver ${what}`, () => {
    test.use({ storageState: NOTHING_STORED })

    test('the page works all the same', async ({ page }) => {
      await page.addInitScript(breakIt)
      await page.goto('/en')
      await page.locator('[data-cookies="reject"]').click()
      await expect(page.locator('[data-cookies="reject"]')).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('rejected')
    })
  })
