import { LOCALE_CODES } from '#domain/language/locales.ts'

import { cutOff, overflowing, smallTargets } from '../page/page-faults.ts'
import { faultsOfPages } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

/** WCAG 1.4.10: 400 % zoom of a window of 1280 × 1024 leaves 320 × 256 of its pixels. */
const WINDOWS = {
  'a phone of 320 px': { width: 320, height: 568 },
  '400 % zoom': { width: 320, height: 256 },
  'a phone of 360 px': { width: 360, height: 740 },
  'a tablet': { width: 768, height: 1024 },
}

for (const locale of LOCALE_CODES) {
  test(`nothing reaches over the edge or is cut off in ${locale}`, async ({ browser }) => {
    await using context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      await page.setViewportSize(viewport)
      const look = async () => [
        ...(await overflowing(page)).map((what) => `reaches over: ${what}`),
        ...(await cutOff(page)).map((what) => `cut off: ${what}`),
        ...(await smallTargets(page)).map((what) => `too small to hit: ${what}`),
      ]
      expect.soft(await faultsOfPages(page, locale, look), name).toEqual([])
    }
  })
}
