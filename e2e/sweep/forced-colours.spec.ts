import { THIRD } from '#domain/language/a-locale.ts'

import { accessibilityFaults, unframedControls } from '../page/page-faults.ts'
import { faultsOfPages } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced colours (${colorScheme}) every control can still be told from the page`, async ({
    browser,
  }) => {
    await using context = await browser.newContext({ colorScheme, forcedColors: 'active' })
    const page = await context.newPage()
    // axe reads the sheet's colours, which are replaced here; the contrast is the visitor's choice.
    const look = async () => [
      ...(await accessibilityFaults(page, ['color-contrast'])),
      ...(await unframedControls(page)),
    ]
    expect(await faultsOfPages(page, THIRD, look)).toEqual([])
  })
}
