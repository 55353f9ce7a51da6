import { accessibilityFaults, unframedControls } from '../page/page-faults.ts'
import { PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced colours (${colorScheme}) every control can still be told from the page`, async ({
    browser,
  }) => {
    await using context = await browser.newContext({ colorScheme, forcedColors: 'active' })
    const page = await context.newPage()
    const found: string[] = []
    for (const path of PAGES) {
      await page.goto(`/de${path}`)
      // axe reads the sheet's colours, which are replaced here; the contrast is the visitor's choice.
      const faults = [
        ...(await accessibilityFaults(page, ['color-contrast'])),
        ...(await unframedControls(page)),
      ]
      found.push(...faults.map((fault) => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
  })
}
