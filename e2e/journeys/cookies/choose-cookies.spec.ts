import type { Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import { POLICY_VERSION } from '#domain/cookie-consent/consent.ts'
import { EVERYTHING, NOTHING, withCategory, withVendor } from '#domain/cookie-consent/cookie-choice.ts'
import { CONSENT_STORAGE, PENDING_CONSENT } from '#domain/cookie-consent/storage.ts'
import { SECOND, THIRD } from '#domain/language/a-locale.ts'

import { blockStorage, countLoads } from '../../fixtures/break-page.ts'
import { storedConsents } from '../../fixtures/store.ts'
import { complains, expect, NOTHING_STORED, storedConsent, test } from '../../fixtures/test.ts'
import { cookieBanner, storedChoice } from '../../page/cookie-banner.ts'

test.use({ storageState: NOTHING_STORED })

type Cookies = ReturnType<typeof cookieBanner>

const idOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', CONSENT_STORAGE.id)

const ANSWERS = [
  {
    what: 'accepting all',
    answer: ({ acceptAll }: Cookies) => acceptAll.click(),
    result: 'accepted',
    choice: EVERYTHING,
    isReloaded: true,
  },
  {
    what: 'rejecting all',
    answer: ({ rejectAll }: Cookies) => rejectAll.click(),
    result: 'rejected',
    choice: NOTHING,
    isReloaded: false,
  },
  {
    what: 'a selection with analytics',
    answer: async ({ manage, switchOf, save, words }: Cookies) => {
      await manage.click()
      await switchOf(words.analytics).check()
      await save.click()
    },
    result: 'analytics',
    choice: withCategory(NOTHING, 'analytics', true),
    isReloaded: true,
  },
  {
    what: 'a selection without analytics',
    answer: async ({ manage, switchOf, save, dialog, words }: Cookies) => {
      await manage.click()
      await expect(switchOf(words.necessary)).toBeChecked()
      await expect(switchOf(words.necessary)).toBeDisabled()
      await switchOf(words.functional).check()
      await save.click()
      await expect(dialog).toBeHidden()
    },
    result: 'necessary',
    choice: withCategory(NOTHING, 'functional', true),
    isReloaded: false,
  },
]
for (const { what, answer, result, choice, isReloaded } of ANSWERS)
  test(`${what} is stored, and recorded as ${result} with the words it answered`, async ({ page }) => {
    await page.goto(`/${SECOND}`)
    const loads = countLoads(page)
    const reloaded = isReloaded ? page.waitForEvent('load') : null
    const cookies = cookieBanner(page, SECOND)
    await answer(cookies)
    await reloaded
    await expect(cookies.banner).toBeHidden()
    expect(loads()).toBe(isReloaded ? 1 : 0)
    const { date, ...stored } = await storedChoice(page)
    expect(stored).toEqual({ result, ...choice })
    expect(Math.abs(Date.now() - Date.parse(date ?? ''))).toBeLessThan(60_000)
    const id = await idOf(page)
    const { analytics, marketing, functional } = choice.preferences
    await expect.poll(() => storedConsents(id)).toHaveLength(1)
    expect(storedConsents(id)[0]).toMatchObject({
      result,
      analytics: Number(analytics),
      marketing: Number(marketing),
      functional: Number(functional),
      matomo: Number(choice.vendors.matomo),
      policy_version: POLICY_VERSION,
      language: SECOND,
      text: expect.stringContaining(messages[SECOND].cookieConsent.bannerText),
    })
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), PENDING_CONSENT)).toBeNull()
    await page.goto(`/${SECOND}/faq`)
    await expect(cookies.banner).toBeHidden()
  })

test('a vendor switches its category with it, and the category its vendors', async ({ page }) => {
  await page.goto('/en')
  const { manage, dialog, switchOf, vendorsTab, words } = cookieBanner(page)
  await manage.click()
  await vendorsTab.click()
  await switchOf('Matomo').check()
  await dialog.getByRole('tab', { name: words.tabCategories }).click()
  await expect(switchOf(words.analytics)).toBeChecked()
  await switchOf(words.analytics).uncheck()
  await vendorsTab.click()
  await expect(switchOf('Matomo')).not.toBeChecked()
  await expect(switchOf('Google Analytics')).not.toBeChecked()
})

test('with storage blocked a choice lasts for the page, and is recorded', async ({ page }) => {
  await blockStorage(page)
  await page.goto('/en')
  const loads = countLoads(page)
  const { banner, acceptAll, dialog, footerButton, switchOf, words } = cookieBanner(page)
  const record = page.waitForRequest('/api/consents')
  await acceptAll.click()
  await expect(banner).toBeHidden()
  const { id } = (await record).postDataJSON() as { id: string }
  await expect.poll(() => storedConsents(id)).toHaveLength(1)
  expect(loads()).toBe(0)
  await footerButton.click()
  await expect(switchOf(words.marketing)).toBeChecked()
  await expect(dialog).toContainText(id)
})

test('an unsent record waits for the next page', complains(/Failed to load resource/), async ({ page }) => {
  await page.route('/api/consents', (route) => route.abort())
  await page.goto('/en')
  const failed = page.waitForEvent('requestfailed')
  await cookieBanner(page).rejectAll.click()
  await failed
  const id = await idOf(page)
  expect(storedConsents(id)).toEqual([])
  await page.unroute('/api/consents')
  await page.goto(`/${THIRD}`)
  await expect.poll(() => storedConsents(id)).toHaveLength(1)
  expect(storedConsents(id)[0]).toMatchObject({ language: 'en' }) // the language of the question
})

for (const [path, label, text] of [
  ['/en', messages.en.contactForm.name, 'Mari'],
  ['/en/ticket/new', messages.en.supportTicket.description, 'Slow since nine.'],
  ['/en/ticket', messages.en.supportTicket.email, 'mari@firma.example'],
] as const) {
  test(`accepting all keeps what was typed on ${path}`, async ({ page }) => {
    await page.goto(path)
    const field = page.getByLabel(label).first()
    await field.fill(text)
    const category = page.getByLabel(messages.en.supportTicket.categoryLabel)
    if (path === '/en/ticket/new') await category.selectOption('Hosting Problem')
    const loads = countLoads(page)
    await cookieBanner(page).acceptAll.click()
    await expect.poll(loads).toBe(1)
    await expect(field).toHaveValue(text)
    if (path === '/en/ticket/new') await expect(category).toHaveValue('Hosting Problem')
  })
}

test('the question is announced, and comes first by keyboard, after the skip link', async ({ page }) => {
  await page.goto('/en')
  const { banner, rejectAll, acceptAll, manage } = cookieBanner(page)
  await expect(banner.getByRole('status')).toHaveText(messages.en.cookieConsent.bannerAnnouncement)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: messages.en.header.skipLink })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('link', { name: messages.en.contactForm.privacyLink })).toBeFocused()
  for (const button of [manage, rejectAll, acceptAll]) {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused() // nothing holds it back
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(banner).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a choice in one tab closes the question in the other', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/en')
  await second.goto(`/${THIRD}`)
  await cookieBanner(first).rejectAll.click()
  await expect(cookieBanner(second, THIRD).banner).toBeHidden()
})

test('without script nobody is asked, and the footer has no dead button', async ({ browser }) => {
  await using context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en')
  await expect(cookieBanner(page).banner).toBeHidden()
  await expect(cookieBanner(page).footerButton).toBeHidden()
})

test('missing code leads to the privacy policy', complains(/Failed to load resource/), async ({ page }) => {
  await page.route(/_astro\/(?:choose-cookies|open-settings)/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await page.goto('/en')
  await cookieBanner(page).manage.click()
  await expect(page).toHaveURL('/en/privacy')
})

test.describe('with a choice made before', () => {
  const matomo = withVendor(NOTHING, 'matomo', true)
  const date = '2026-01-15T12:00:00.000Z'
  test.use({ storageState: storedConsent({ result: 'analytics', ...matomo, date }) })

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
