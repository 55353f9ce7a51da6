import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { isLocale } from '#domain/language/locales.ts'

import { expect, test } from '../fixtures/test.ts'
import { openScreen, SCREENS } from '../looks/screens.ts'

const WINDOWS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const

/** Pictures are kept at half size: movements and losses show, at a third of the bytes. */
const SCALE = 0.5

/** Share of pixels that may differ: less than a word, more than an edge. */
const TOLERATED_SHARE = 0.002

/**
 * Every file in `pictures/` is a test, by its name: the screen, on the home page a part of it, window, language
 * and scheme. They take turns: all combinations would be hundreds. To add one, make an empty file of its name
 * and run with `--update-snapshots`.
 */
const NAME =
  /^(?<screen>.+?)(?:(?<=^home)-(?<part>\w+))?-(?<size>phone|desktop)-(?<locale>\w\w)-(?<scheme>light|dark)\.png$/

test.use({ expectedComplaints: /status of 404/ })

for (const file of readdirSync(join(import.meta.dirname, 'pictures'))) {
  const { screen = '', part, size = '', locale = '', scheme } = NAME.exec(file)?.groups ?? {}
  const shown = SCREENS.find(({ name }) => name === screen)
  if (!isLocale(locale)) continue
  test(`${file} looks as before`, async ({ browser }) => {
    test.skip(!shown, 'the site is without it')
    if (!shown) return
    await using opened = await openScreen(browser, shown, locale, {
      viewport: size === 'phone' ? WINDOWS.phone : WINDOWS.desktop,
      deviceScaleFactor: SCALE,
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
    })
    const { page } = opened
    const section = page.locator(`#${part}, [aria-labelledby="${part}-heading"]`).first()
    const clip = part === undefined ? undefined : await section.boundingBox()
    await expect(page).toHaveScreenshot(file, {
      ...(clip ? { clip, fullPage: true } : {}),
      scale: 'device',
      maxDiffPixelRatio: TOLERATED_SHARE,
    })
  })
}
