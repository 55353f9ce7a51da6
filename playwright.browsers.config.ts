import { defineConfig } from '@playwright/test'

import { OTHER_BROWSER_NAMES } from './e2e/other-browsers/remote/browsers.ts'
import type { BrowserOptions } from './e2e/other-browsers/test.ts'
import journeys from './playwright.config.ts'

/**
 * `npm run test:browsers`: the same few journeys in every engine; `-- --project=firefox` is one alone. A
 * browser that is not installed is a failure which names its packages.
 */
export default defineConfig<object, BrowserOptions>(journeys, {
  testDir: 'e2e/other-browsers',
  testIgnore: [],
  outputDir: 'test-results/other-browsers',
  reporter: [['list']],
  timeout: 180_000,
  expect: { toPass: { timeout: 30_000, intervals: [50, 100, 200] } },
  projects: OTHER_BROWSER_NAMES.map((name) => ({
    name,
    use: { browserToUse: name },
    // WebKitGTK renders on the processor all the time: two at once take all of a small machine.
    ...(name === 'webkit' ? { workers: 1 } : {}),
  })),
})
