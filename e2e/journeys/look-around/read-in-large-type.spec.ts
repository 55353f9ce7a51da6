import type { Page } from '@playwright/test'

import { THIRD } from '#domain/language/a-locale.ts'

import { faultsOfPages, IS_SWEEP, LANGUAGES_ON_PHONES } from '../../fixtures/pages.ts'
import { cutOff, faultsBy, outOfReach, overflowing } from '../../page/page-faults.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openScreen, SCREENS } from '../../looks/screens.ts'

/** WCAG 1.4.4: text can be twice as large without loss. Two ways to get there, and the usual size between. */
const LETTERS = {
  'a default of 24 px': { enlarge: setDefault(24), rem: '24px' },
  'a default of 32 px': { enlarge: setDefault(32), rem: '32px' },
  'a style sheet of 200 %': { enlarge: addUserStyle, rem: '32px' },
}
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
]
/**
 * `npm run sweep` takes each size in each window, but the style sheet only on a usual phone, because it does
 * not change the layout of narrow windows. Before a change: the largest type in the narrowest window.
 */
const CASES = Object.entries(LETTERS).flatMap(([name, letters]) =>
  WINDOWS.filter(({ width }) =>
    letters === LETTERS['a style sheet of 200 %']
      ? IS_SWEEP && width === 360
      : IS_SWEEP || (letters === LETTERS['a default of 32 px'] && width === 320),
  ).map((viewport) => ({
    name: `${name} at ${viewport.width} px`,
    ...letters,
    viewport,
  })),
)
const DIALOGS = SCREENS.filter(({ name }) =>
  [
    ...['menu-open', 'ticket-dialog-intro', 'ticket-dialog-refused', 'ticket-dialog-errors', 'exit-popup'],
    ...['cookie-banner', 'cookie-settings', 'cookie-vendors', 'contact-form-errors', 'ticket-status'],
    ...['chat-open', 'chat-answers'],
  ].includes(name),
)

test.describe.configure({ timeout: 180_000 })

for (const locale of LANGUAGES_ON_PHONES) {
  for (const { name, enlarge, rem, viewport } of CASES) {
    test(`every page fits the window in ${locale} with ${name}`, async ({ browser }) => {
      await using context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const look = async () => {
        await enlarge(page)
        expect(await sizeOfRem(page)).toBe(rem)
        return faultsBy(page, overflowing, cutOff, outOfReach)
      }
      expect(await faultsOfPages(page, locale, look)).toEqual([])
    })

    if (!IS_SWEEP && locale !== THIRD) continue // half a minute each
    test(`every dialog fits the window in ${locale} with ${name}`, async ({ browser }) => {
      const found: string[] = []
      for (const screen of DIALOGS) {
        await using shown = await openScreen(browser, screen, locale, { viewport })
        const { page } = shown
        await enlarge(page)
        expect(await sizeOfRem(page)).toBe(rem)
        found.push(
          ...(await faultsBy(page, overflowing, cutOff, outOfReach)).map(
            (fault) => `${screen.name}: ${fault}`,
          ),
        )
      }
      expect(found).toEqual([])
    })
  }
}

function sizeOfRem(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
}

/** The font size of the browser's settings. */
function setDefault(standard: number) {
  return async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
  }
}

async function addUserStyle(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets.push(sheet)
  })
}
