import { isLocale } from '#domain/language/locales.ts'

import { giveOlderFormTokens } from '../fixtures/form-tokens.ts'
import { storedConsent, NOTHING_STORED } from '../fixtures/stored-consent.ts'
import { expect, test } from '../fixtures/test.ts'
import { writeSheets } from './contact-sheets.ts'
import { existsAt, SCREENS, showScreen } from './screens.ts'

const FOLDER = 'test-results/looks/sheets'
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
/** The source language, the longest words, and another alphabet. */
const LANGUAGES = ['en', 'de', 'ru'].filter(isLocale)
const SCHEMES = ['light', 'dark'] as const

for (const viewport of WINDOWS) {
  for (const screen of SCREENS) {
    const { name, isWhole = false, isAsked = false } = screen
    if (!existsAt(screen, viewport.width)) continue
    test(`${name} at ${viewport.width} px`, async ({ browser }) => {
      const pictures: Buffer[] = []
      for (const colorScheme of SCHEMES) {
        for (const locale of LANGUAGES) {
          await using context = await browser.newContext({
            viewport,
            colorScheme,
            reducedMotion: 'reduce',
            storageState: isAsked ? NOTHING_STORED : storedConsent(),
          })
          await giveOlderFormTokens(context)
          const page = await context.newPage()
          await showScreen(page, screen, locale)
          pictures.push(await page.screenshot({ fullPage: isWhole }))
        }
      }
      expect(await writeSheets(FOLDER, `${name}-${viewport.width}`, pictures, viewport)).toBeGreaterThan(0)
    })
  }
}
