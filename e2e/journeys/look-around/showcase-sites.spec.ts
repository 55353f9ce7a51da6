import { portfolioItems } from '#content/catalogue/portfolio.ts'

import { accessibilityFaults, overflowing } from '../../page/page-faults.ts'
import { expect, test } from '../../fixtures/test.ts'
import { VIEWS } from '../../fixtures/pages.ts'

/** The client sites in this project. */
const sites = portfolioItems.map(({ address }) => address).filter((address) => address.startsWith('/'))

for (const address of sites) {
  test(`${address} works for everyone, on a phone, on a desktop, and in 320 px`, async ({ browser }) => {
    for (const { name, viewport, colorScheme } of VIEWS) {
      await using context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto(address)
      expect(await accessibilityFaults(page), name).toEqual([])
      await page.setViewportSize({ width: 320, height: 568 })
      expect(await overflowing(page), name).toEqual([])
    }
  })
}
