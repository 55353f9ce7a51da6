import { defineConfig } from '@playwright/test'

import journeys from './playwright.config.ts'

/** `npm run looks`: contact sheets of every screen, to judge the looks. Nothing is tested. */
export default defineConfig(journeys, {
  testMatch: '**/looks/*.spec.ts',
  testIgnore: [],
  timeout: 180_000,
  outputDir: 'test-results/looks/failed',
  reporter: [['list']],
})
