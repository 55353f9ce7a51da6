import { messages } from '#content/messages/messages.ts'
import { OTHER_ALPHABET, SECOND, THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES, LOCALES } from '#domain/language/locales.ts'

import { blockStorage, listenToEvents, stayOnChoice } from '../../fixtures/break-page.ts'
import { expect, NOTHING_STORED, test } from '../../fixtures/test.ts'

test.describe('a first visit', () => {
  const visitors = [
    { timezoneId: 'Europe/Berlin', locale: LOCALES[THIRD].tag, expected: `/${THIRD}` },
    { timezoneId: 'Europe/Tallinn', locale: LOCALES[OTHER_ALPHABET].tag, expected: `/${OTHER_ALPHABET}` },
    { timezoneId: 'Asia/Tokyo', locale: 'ja-JP', expected: '/en' },
  ]
  for (const { timezoneId, locale, expected } of visitors) {
    test(`a ${locale} browser in ${timezoneId} is led to ${expected}`, async ({ browser }) => {
      await using context = await browser.newContext({ timezoneId, locale, storageState: NOTHING_STORED })
      const page = await context.newPage()
      await page.goto('/?from=ad#pricing')
      await expect(page).toHaveURL(`${expected}?from=ad#pricing`)
      const kept = await page.evaluate(() => ({
        ...(JSON.parse(JSON.stringify(localStorage)) as Record<string, string>),
        done: sessionStorage.getItem('auto_detection_done'),
        cookie: document.cookie,
      }))
      const code = expected.slice(1)
      expect(kept).toEqual({
        language: code,
        i18nextLng: code,
        language_auto_detected: 'true',
        done: 'true',
        cookie: `i18next=${code}`,
      })
    })
  }
})

test('while it decides, the overlay speaks the chosen language', async ({ browser }) => {
  await using context = await browser.newContext({ timezoneId: 'Europe/Rome', locale: LOCALES[THIRD].tag })
  const page = await context.newPage()
  await stayOnChoice(page)
  await page.goto('/')
  await expect(page.getByText(messages[THIRD].language.loading)).toBeVisible()
  await expect(page.getByText(messages.en.language.loading, { exact: true })).toBeHidden()
  // decision 23: it is gone after three seconds, and the languages can be chosen
  await expect(page.getByRole('link', { name: LOCALES[THIRD].name })).toBeVisible({ timeout: 5_000 })
})

test('the menu changes the language, keeping page, query and place, and remembers it', async ({ page }) => {
  const heard = await listenToEvents(page)
  await page.goto('/en/privacy?ref=mail#footer')
  await page.getByRole('button', { name: 'Language English' }).click()
  const menu = page.locator('#language-menu')
  await expect(menu.getByRole('link')).toHaveText(LOCALE_CODES.map((code) => LOCALES[code].name))
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('link', { name: LOCALES[THIRD].name }).click()
  await expect(page).toHaveURL(`/${THIRD}/privacy?ref=mail#footer`)
  await expect(page.locator('html')).toHaveAttribute('lang', THIRD)
  const kept = await page.evaluate(() => [
    localStorage.getItem('language'),
    localStorage.getItem('i18nextLng'),
    localStorage.getItem('language_auto_detected'),
    document.cookie,
  ])
  expect(kept).toEqual([THIRD, THIRD, 'false', `i18next=${THIRD}`])
  expect(await heard()).toContainEqual({ name: 'language_change', from: 'en', to: THIRD })
  await page.goto('/')
  await expect(page).toHaveURL(`/${THIRD}`)
})

test('opening a page of a language switches to it', async ({ page }) => {
  await page.goto(`/${SECOND}`)
  await page.goto('/')
  await expect(page).toHaveURL(`/${SECOND}`)
})

test('on a phone the menu button shows flag and code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/${OTHER_ALPHABET}`)
  const { name } = LOCALES[OTHER_ALPHABET]
  const button = page.getByRole('button', { name })
  await expect(button.getByText(OTHER_ALPHABET.toUpperCase(), { exact: true })).toBeVisible()
  await expect(button.getByText(name)).toHaveCSS('clip-path', 'inset(50%)') // announced, not shown
})

test('with storage blocked the site still speaks the language asked for', async ({ page }) => {
  await blockStorage(page)
  await page.goto('/')
  await expect(page).toHaveURL('/en')
  await page.getByRole('button', { name: 'Language English' }).click()
  await page.locator('#language-menu').getByRole('link', { name: LOCALES[SECOND].name }).click()
  await expect(page).toHaveURL(`/${SECOND}`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('/ is a list of the languages', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('link')).toHaveText(
      LOCALE_CODES.map((code) => LOCALES[code].name),
    )
    await page.getByRole('link', { name: LOCALES[OTHER_ALPHABET].name }).click()
    await expect(page).toHaveURL(`/${OTHER_ALPHABET}`)
  })

  test('the language menu opens and leads to the same page', async ({ page }) => {
    await page.goto('/en/privacy')
    await page.getByRole('button', { name: 'Language English' }).click()
    await page.locator('#language-menu').getByRole('link', { name: LOCALES[SECOND].name }).click()
    await expect(page).toHaveURL(`/${SECOND}/privacy`)
  })
})
