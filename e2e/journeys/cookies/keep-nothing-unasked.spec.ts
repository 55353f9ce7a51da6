import type { BrowserContext, Page } from '@playwright/test'

import { necessaryStorage } from '#domain/cookie-consent/storage.ts'
import { matchingNames } from '#domain/cookie-consent/vendor-traces.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { cookieBanner } from '../../page/cookie-banner.ts'
import { LANGUAGES_ON_DESKTOP, PAGES } from '../../fixtures/pages.ts'
import { expect, NOTHING_STORED, test } from '../../fixtures/test.ts'

test.use({ storageState: NOTHING_STORED, expectedComplaints: /status of 404/ })
test.describe.configure({ timeout: 120_000 })

/** What a browser stores without permission, by area and name. */
async function unasked(page: Page, context: BrowserContext): Promise<string[]> {
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  const kept = { local, session, cookie: cookies }
  return (['local', 'session', 'cookie'] as const).flatMap((area) => {
    const known = matchingNames(kept[area], necessaryStorage[area])
    return kept[area].filter((name) => !known.includes(name)).map((name) => `${area} ${name}`)
  })
}

for (const locale of LOCALE_CODES) {
  test(`${locale}: before a choice and after a refusal nothing is asked of others, nothing kept but the necessary, and no policy broken`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    const foreign: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        foreign.push(request.url())
    })
    for (const moment of ['before a choice', 'after a refusal']) {
      if (moment === 'after a refusal') {
        await page.goto(`/${locale}`)
        await cookieBanner(page, locale).rejectAll.click()
        await expect(cookieBanner(page, locale).banner).toBeHidden()
      }
      for (const path of LANGUAGES_ON_DESKTOP.includes(locale) ? PAGES : ['']) {
        await page.goto(`/${locale}${path}`)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        expect(await unasked(page, context), `${path} ${moment}`).toEqual([])
      }
    }
    expect(foreign).toEqual([])
  })
}
