import { LOCALE_CODES } from '#domain/language/locales.ts'

import { accessibilityFaults } from '../page/page-faults.ts'
import { PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { takeScriptsAway } from '../fixtures/break-page.ts'

const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(WINDOWS)) {
  for (const locale of LOCALE_CODES) {
    test(`axe finds nothing in ${locale} on a ${name}, light and dark`, async ({ browser }) => {
      await using context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const found: string[] = []
      for (const path of PAGES) {
        await page.goto(`/${locale}${path}`)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const faults = await accessibilityFaults(page)
          found.push(...faults.map((fault) => `${path} ${colorScheme} ${fault}`))
        }
      }
      expect(found).toEqual([])
    })
  }

  test(`axe finds nothing on a ${name} without script`, async ({ browser }) => {
    await using context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await takeScriptsAway(page)
    const found: string[] = []
    for (const path of PAGES) {
      await page.goto(`/en${path}`)
      found.push(...(await accessibilityFaults(page)).map((fault) => `${path} ${fault}`))
    }
    expect(found).toEqual([])
  })
}
