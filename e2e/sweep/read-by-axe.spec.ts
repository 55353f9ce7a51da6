import { LOCALE_CODES } from '#domain/language/locales.ts'

import { accessibilityFaults } from '../page/page-faults.ts'
import { faultsOfPages } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { takeScriptsAway } from '../fixtures/break-page.ts'

const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(WINDOWS)) {
  for (const locale of LOCALE_CODES) {
    test(`axe finds nothing in ${locale} on a ${name}, light and dark`, async ({ browser }) => {
      await using context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await faultsOfPages(page, locale, accessibilityFaults), colorScheme).toEqual([])
      }
    })
  }

  test(`axe finds nothing on a ${name} without script`, async ({ browser }) => {
    await using context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await takeScriptsAway(page)
    expect(await faultsOfPages(page, 'en', accessibilityFaults)).toEqual([])
  })
}
