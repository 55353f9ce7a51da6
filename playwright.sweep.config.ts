import { defineConfig } from '@playwright/test'

import journeys from './playwright.config.ts'

/** `npm run sweep`: what is asked of every page in every language, in more ways than each change can wait for. */
export default defineConfig(journeys, {
  testDir: 'e2e/sweep',
  testIgnore: [],
  timeout: 600_000,
  outputDir: 'test-results/sweep',
  reporter: [['list']],
})
