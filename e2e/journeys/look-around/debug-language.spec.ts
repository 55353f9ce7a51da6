import type { Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import { distinct, OTHER_ALPHABET, SECOND, THIRD } from '#domain/language/a-locale.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'

import { requestedPaths } from '../../fixtures/answers.ts'
import { complains, expect, NOTHING_STORED, test } from '../../fixtures/test.ts'

/** The events panel also warns of long tasks (spec §9). */
test.use({ expectedComplaints: /task blocked the page/ })

const panel = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: messages[locale].languageDebug.heading })

async function rows(page: Page, locale: Locale): Promise<Record<string, string>> {
  const pairs = await panel(page, locale)
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
    )
  return Object.fromEntries(pairs) as Record<string, string>
}

async function beInTallinn(page: Page): Promise<void> {
  await page.route('/api/geo', (route) =>
    route.fulfill({ json: { country_code: 'EE', ip: '192.0.2.1', city: 'Tallinn' } }),
  )
}

test('nobody sees the panel, or loads it, who did not ask for it', async ({ page }) => {
  const asked = requestedPaths(page)
  await page.goto('/en')
  await page.evaluate(() => localStorage.setItem('show_language_debug', 'false'))
  await page.reload({ waitUntil: 'load' })
  await expect(panel(page, 'en')).toHaveCount(0)
  expect(asked.filter((path) => /language-debug|api\/geo/.test(path))).toEqual([])
})

for (const locale of distinct('en', OTHER_ALPHABET)) {
  test(`?debug shows why the page came in its language: ${locale}`, async ({ page }) => {
    await beInTallinn(page)
    await page.goto(`/${locale}?debug`)
    const words = messages[locale].languageDebug
    await expect(panel(page, locale)).toContainText('Tallinn')
    expect(await rows(page, locale)).toEqual({
      [words.currentLanguage]: locale,
      [words.browserLanguage]: 'en-US',
      [words.country]: 'EE',
      [words.city]: 'Tallinn',
      [words.savedLanguage]: locale,
      [words.autoDetected]: words.no,
    })
  })
}

test('the stored flag shows it as well; its button puts it away', async ({ page }) => {
  await beInTallinn(page)
  await page.addInitScript(() => localStorage.setItem('show_language_debug', 'true'))
  await page.goto(`/${THIRD}/faq`)
  await panel(page, THIRD).getByRole('button', { name: messages[THIRD].languageDebug.close }).click()
  await expect(panel(page, THIRD)).toHaveCount(0)
})

test(
  'a lookup that fails is a warning only, and the panel says what it does not know',
  complains(/place of the visitor|status of 503|task blocked the page/),
  async ({ page }) => {
    await page.route('/api/geo', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
    const warning = page.waitForEvent('console', (message) => message.text().includes('place of the visitor'))
    await page.goto('/en?debug')
    expect((await warning).type()).toBe('warning')
    const words = messages.en.languageDebug
    await expect
      .poll(() => rows(page, 'en'))
      .toMatchObject({ [words.country]: words.unknown, [words.city]: words.unknown })
  },
)

test('Reset and Test forgets the language everywhere and detects it anew', async ({ browser }) => {
  await using context = await browser.newContext({
    timezoneId: 'Europe/Berlin',
    locale: LOCALES[THIRD].tag,
    storageState: NOTHING_STORED,
  })
  const page = await context.newPage()
  await beInTallinn(page)
  await page.addInitScript(() =>
    addEventListener('pagehide', () => {
      const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]
      sessionStorage.setItem(`kept when leaving ${location.pathname}`, kept.join())
    }),
  )
  await page.goto(`/${SECOND}?debug&lang=${SECOND}`)
  await panel(page, SECOND).getByRole('button', { name: messages[SECOND].languageDebug.reset }).click()
  await expect(page).toHaveURL(`/${THIRD}?debug=`)
  expect(
    await page.evaluate((locale) => sessionStorage.getItem(`kept when leaving /${locale}`), SECOND),
  ).toBe('')
  const words = messages[THIRD].languageDebug
  await expect
    .poll(() => rows(page, THIRD))
    .toMatchObject({ [words.savedLanguage]: THIRD, [words.autoDetected]: words.yes })
})
