import { LOCALE_CODES } from '#domain/language/locales.ts'

import { accessibilityFaults } from '../fixtures/page-faults.ts'
import { PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(WINDOWS)) {
  for (const locale of LOCALE_CODES) {
    test(`axe finds nothing in ${locale} on a ${name}, light, dark and without script`, async ({
      browser,
    }) => {
      const found: string[] = []
      for (const javaScriptEnabled of [true, false]) {
        await using context = await browser.newContext({
          viewport,
          javaScriptEnabled,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        for (const path of PAGES) {
          await page.goto(`/${locale}${path}`)
          for (const colorScheme of javaScriptEnabled ? (['light', 'dark'] as const) : (['light'] as const)) {
            await page.emulateMedia({ colorScheme })
            const faults = await accessibilityFaults(page)
            found.push(...faults.map((fault) => `${path} ${colorScheme} ${fault}`))
          }
        }
      }
      expect(found).toEqual([])
    })
  }
}
