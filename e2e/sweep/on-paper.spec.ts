import { LOCALE_CODES } from '#domain/language/locales.ts'

import { overflowing } from '../page/page-faults.ts'
import { faultsOfPages } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

/** A4 less two margins of 1 cm at 96 dots to the inch. */
const PAPER = { width: 718, height: 1_047 }

for (const locale of LOCALE_CODES) {
  test(`printed in ${locale}, pages hold their words and nothing that floats over them`, async ({
    browser,
  }) => {
    await using context = await browser.newContext({ viewport: PAPER, colorScheme: 'dark' })
    const page = await context.newPage()
    const look = async () => {
      await page.emulateMedia({ media: 'print' })
      const floating = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .filter((element) => element.getBoundingClientRect().height > 0)
          .map((element) => `floats: ${element.tagName} ${element.textContent.slice(0, 40)}`),
      )
      return [...(await overflowing(page)).map((what) => `reaches over: ${what}`), ...floating]
    }
    expect(await faultsOfPages(page, locale, look)).toEqual([])
  })
}
