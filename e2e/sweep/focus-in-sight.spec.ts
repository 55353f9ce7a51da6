import type { Page } from '@playwright/test'

import { isLocale } from '#domain/language/locales.ts'

import { hiddenFocus } from '../page/focus-faults.ts'
import { PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const WINDOWS = {
  'a phone': { width: 390, height: 844 },
  'a low window': { width: 640, height: 400 },
  'a desktop': { width: 1280, height: 800 },
}

/** What floats over a page lies on what has the focus only once it is there. */
async function launcherThere(page: Page): Promise<void> {
  const corner = page.locator('[data-chat-corner]')
  if ((await corner.count()) > 0) await expect(corner).toBeVisible()
}

for (const locale of ['en', 'de', 'ru'].filter(isLocale)) {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    test(`whoever tabs through the pages in ${locale} sees where they are on ${name}`, async ({
      browser,
    }) => {
      await using context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const found: string[] = []
      for (const path of PAGES) {
        await page.goto(`/${locale}${path}`)
        await launcherThere(page)
        found.push(...(await hiddenFocus(page)).map((fault) => `${path}: ${fault}`))
      }
      expect(found).toEqual([])
    })
  }
}
