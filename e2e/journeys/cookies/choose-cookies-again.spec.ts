import { NOTHING, withCategory, withVendor } from '#domain/cookie-consent/cookie-choice.ts'
import { CONSENT_STORAGE } from '#domain/cookie-consent/storage.ts'

import { countLoads } from '../../fixtures/break-page.ts'
import { cookieBanner, storedChoice } from '../../page/cookie-banner.ts'
import { storedConsents } from '../../fixtures/store.ts'
import { NOTHING_STORED, storedConsent } from '../../fixtures/stored-consent.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ storageState: NOTHING_STORED })

test.describe('with a choice made before', () => {
  const matomo = withVendor(NOTHING, 'matomo', true)
  const date = '2026-01-15T12:00:00.000Z'
  test.use({ storageState: storedConsent({ result: 'analytics', ...matomo, date }) })

  test('the visitor is asked again after thirteen months', async ({ page }) => {
    await page.clock.setFixedTime('2027-02-16T12:00:00.000Z')
    await page.goto('/en')
    await expect(cookieBanner(page).banner).toBeVisible()
  })

  test('the settings show it with its number, from the footer and from #cookies', async ({ page }) => {
    await page.clock.setFixedTime('2026-02-01T12:00:00.000Z')
    await page.goto('/en/faq#cookies')
    const { dialog, footerButton, vendorsTab, switchOf, words } = cookieBanner(page)
    await expect(dialog).toContainText('AAAAAAAAAAAAAAAAAAAAAA')
    await expect(dialog).toContainText('January 15, 2026')
    await expect(switchOf(words.analytics)).toBeChecked()
    await vendorsTab.click()
    await expect(switchOf('Matomo')).toBeChecked()
    await expect(switchOf('Google Analytics')).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/en/faq')
    await footerButton.click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: words.close }).click()
    await expect(footerButton).toBeFocused()
  })

  test('withdrawing deletes what the vendors left, and nothing else', async ({ page }) => {
    await page.clock.setFixedTime('2026-02-01T12:00:00.000Z')
    await page.goto('/en/faq')
    await page.evaluate(() => {
      for (const name of ['_ga', '_ga_ABC', '_gid', '_gcl_au', '_fbp', '_pk_id.1.1fff', 'mtm_consent'])
        document.cookie = `${name}=1; Path=/`
      document.cookie = '_ga=1; Path=/en'
      document.cookie = '_pk_ses.1.1fff=1; Path=/en/faq'
      document.cookie = 'agency=1; Path=/'
      localStorage.setItem('_gcl_ls', '1')
    })
    const { footerButton, dialog, words } = cookieBanner(page)
    await footerButton.click()
    await dialog.getByRole('button', { name: words.rejectAll }).click()
    const cookies = () => page.evaluate(() => document.cookie.split('; ').map((pair) => pair.split('=')[0]))
    await expect.poll(async () => (await cookies()).sort()).toEqual(['agency', 'i18next'])
    expect(await page.evaluate(() => localStorage.getItem('_gcl_ls'))).toBeNull()
    const rows = () => storedConsents('AAAAAAAAAAAAAAAAAAAAAA').map(({ result }) => result)
    await expect.poll(rows).toEqual(['rejected']) // under the number of the first choice
  })
})

test('a damaged choice is asked for again', async ({ page }) => {
  await page.goto('/en')
  await cookieBanner(page).rejectAll.click()
  await expect(cookieBanner(page).banner).toBeHidden()
  await page.evaluate((key) => localStorage.setItem(key, '{"analytics":'), CONSENT_STORAGE.preferences)
  await page.reload()
  await expect(cookieBanner(page).banner).toBeVisible()
})

test.describe('with Global Privacy Control', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
  })

  test('nobody is asked, and accepting all leaves analytics and marketing off', async ({ page }) => {
    await page.goto('/en')
    const { banner, dialog, footerButton, switchOf, words } = cookieBanner(page)
    await expect(banner).toBeHidden()
    await footerButton.click()
    await expect(dialog).toContainText(words.privacyControl)
    await expect(switchOf(words.analytics)).toBeDisabled()
    await expect(switchOf(words.marketing)).toBeDisabled()
    const loads = countLoads(page)
    await dialog.getByRole('button', { name: words.acceptAll }).click()
    await expect.poll(loads).toBe(1)
    const choice = withCategory(NOTHING, 'functional', true)
    await expect.poll(() => storedChoice(page)).toMatchObject({ result: 'necessary', ...choice })
  })
})
