import type { Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'

import { holdRequests } from '../../fixtures/answers.ts'
import { blockStorage, countLoads, fallback, rewritePage } from '../../fixtures/break-page.ts'
import { contactForm } from '../../page/contact-form.ts'
import { expect, test } from '../../fixtures/test.ts'

const words = messages.en.errorFallback

test.use({ expectedComplaints: /Failed to load resource|astro-island|dynamically imported module/ })

/** The form's script is gone, and the site names another one. */
async function releaseNewVersion(page: Page) {
  await page.route(/_astro\/ContactForm/, (route) => route.fulfill({ status: 404, body: '' }))
  await rewritePage(page, '/en', (html, isFreshCopy) =>
    isFreshCopy ? html.replaceAll('/ContactForm.', '/ContactForm.Next') : html,
  )
}

test('a page older than the site is reloaded once, and not twice', async ({ page }) => {
  const loads = countLoads(page)
  await releaseNewVersion(page)
  await page.goto('/en#contact')
  await expect(fallback(page)).toContainText(words.text) // said by the second load, which may not reload
  expect(loads()).toBe(2)
  await expect(contactForm(page, 'en').name).toBeVisible()
})

test('it comes right by that reload', async ({ page }) => {
  const loads = countLoads(page)
  await releaseNewVersion(page)
  page.on('framenavigated', () => {
    if (loads() === 2) void page.unrouteAll()
  })
  await page.goto('/en#contact')
  await page.locator('#contact-form[novalidate]').waitFor()
  expect(loads()).toBe(2)
  await expect(fallback(page)).toHaveCount(0)
})

test('it is not reloaded over a text: it says so, and a refresh keeps the text', async ({ page }) => {
  const loads = countLoads(page)
  await releaseNewVersion(page)
  const release = await holdRequests(page, /_astro\/ContactForm/)
  await page.goto('/en?from=mail#contact')
  await page.unroute('/en')
  await rewritePage(page, '/en?from=mail', (html) => html.replaceAll('/ContactForm.', '/ContactForm.Next'))
  const form = contactForm(page, 'en')
  await form.name.fill('Half a name')
  await form.form.getByLabel('This week').check()
  release()
  await expect(fallback(page)).toContainText(words.staleText)
  expect(loads()).toBe(1)
  await page.unrouteAll()
  await fallback(page).getByRole('button', { name: words.refresh }).click()
  await page.locator('#contact-form[novalidate]').waitFor()
  await expect(page).toHaveURL('/en?from=mail#contact')
  await expect(form.name).toHaveValue('Half a name')
  await expect(form.form.getByLabel('This week')).toBeChecked()
  expect(loads()).toBe(2)
})

test('it is not reloaded where the reload could not be remembered', async ({ page }) => {
  const loads = countLoads(page)
  await blockStorage(page, ['sessionStorage'])
  await releaseNewVersion(page)
  await page.goto('/en#contact')
  await expect(fallback(page)).toContainText(words.text)
  expect(loads()).toBe(1)
})

test('without a connection the page stays as it is, and nothing is said', async ({ page }) => {
  const loads = countLoads(page)
  await page.route(/_astro\/ContactForm/, (route) => route.abort('internetdisconnected'))
  await page.goto('/en')
  await page.route('/en', (route) => route.abort('internetdisconnected'))
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/en'))
  await page.locator('#contact-form').scrollIntoViewIfNeeded()
  await asked
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('astro-island[data-part-failed]')).toHaveCount(1)
  await expect(fallback(page)).toHaveCount(0)
  expect(loads()).toBe(1)
})
