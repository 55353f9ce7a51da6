import { THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { takeScriptsAway } from '../fixtures/break-page.ts'
import { faultsOfPages } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  accessibilityFaults,
  cutOff,
  faultsBy,
  overflowing,
  smallTargets,
  unframedControls,
} from '../page/page-faults.ts'

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
      const look = () => faultsBy(page, overflowing, cutOff, smallTargets)
      expect.soft(await faultsOfPages(page, locale, look), name).toEqual([])
    }
  })
}

const READ_IN = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(READ_IN)) {
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

/** A4 less two margins of 1 cm at 96 dots to the inch. */
const PAPER = { width: 718, height: 1_047 }

for (const locale of LOCALE_CODES) {
  test(`printed in ${locale}, pages hold their words, and nothing floats`, async ({ browser }) => {
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
      return [...(await overflowing(page)), ...floating]
    }
    expect(await faultsOfPages(page, locale, look)).toEqual([])
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced colours (${colorScheme}) every control can still be seen`, async ({ browser }) => {
    await using context = await browser.newContext({ colorScheme, forcedColors: 'active' })
    const page = await context.newPage()
    // axe reads the sheet's colours, which are replaced here; the contrast is the visitor's choice.
    const look = async () => [
      ...(await accessibilityFaults(page)).filter((fault) => !fault.startsWith('color-contrast:')),
      ...(await unframedControls(page)),
    ]
    expect(await faultsOfPages(page, THIRD, look)).toEqual([])
  })
}
