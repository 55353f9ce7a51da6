import { messages } from '#content/messages/messages.ts'

import { hidePage, MEASURED_URL, measuredSite } from '../../fixtures/measured-site.ts'
import { PORT } from '../../fixtures/server.ts'
import { NOTHING_STORED } from '../../fixtures/stored-consent.ts'
import { expect, test } from '../../fixtures/test.ts'

const words = messages.en

test.use({ baseURL: MEASURED_URL })

test.describe('before a choice', () => {
  test.use({ storageState: NOTHING_STORED })

  test('nothing is asked of anybody, and accepting hands on what has happened', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto('/en')
    await page.getByRole('link', { name: words.hero.freeAnalysis }).first().click()
    await expect(page.locator('#contact-message')).toBeFocused()
    expect(site.hosts()).toEqual([])
    expect(site.hasAsked('/api/measuring')).toBe(false)
    expect(await page.context().cookies()).toEqual([expect.objectContaining({ name: 'i18next' })])

    await page.locator('[data-cookies="accept"]').click()
    await expect.poll(() => site.events()).toContain('page_view')
    expect(await site.events()).toContain('click_cta')
    expect(await page.evaluate(() => sessionStorage.getItem('tracked_events'))).toBeNull()
  })

  test('where nobody measures, accepting leaves nothing behind', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto(`http://localhost:${PORT}/en`)
    await page.getByRole('link', { name: words.hero.freeAnalysis }).first().click()
    const asked = page.waitForResponse('**/api/measuring')
    await page.locator('[data-cookies="accept"]').click()
    await asked
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain('tracked_events')
    expect(site.hosts()).toEqual([])
  })

  test('refusing drops what has happened', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto('/en')
    await page.getByRole('link', { name: words.hero.freeAnalysis }).first().click()
    await page.locator('[data-cookies="reject"]').click()
    await expect(page.locator('[data-cookies="reject"]')).toBeHidden()
    await page.reload({ waitUntil: 'load' })
    expect(site.hosts()).toEqual([])
    expect(site.hasAsked('/api/measuring')).toBe(false)
    expect(await page.evaluate(() => sessionStorage.getItem('tracked_events'))).toBeNull()
  })
})

test('after a refusal nothing is asked of anybody', async ({ page }) => {
  const site = await measuredSite(page)
  await page.goto('/en')
  await page.locator('#footer').scrollIntoViewIfNeeded()
  await hidePage(page)
  expect(site.hosts()).toEqual([])
  expect(site.hasAsked('/api/measuring')).toBe(false)
  expect(site.hasAsked('/api/vitals')).toBe(false)
  expect(await site.commands()).toEqual([])
})
