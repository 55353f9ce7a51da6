import { defineConfig } from '@playwright/test'

import journeys from './playwright.config.ts'

process.env['SWEEP'] = 'all' // e2e/fixtures/pages.ts; workers inherit it

const SWEPT = ['every-page', 'keep-nothing-unasked', 'reach-the-form', 'read-in-large-type']

/**
 * `npm run sweep`: tests of every page in every language that take too long for each change. `npm run looks`:
 * contact sheets of every screen, to judge the looks; nothing is tested.
 */
export default defineConfig(journeys, {
  projects: [
    { name: 'sweep', testMatch: ['**/sweep/*.spec.ts', ...SWEPT.map((name) => `**/${name}.spec.ts`)] },
    { name: 'looks', testMatch: '**/looks/*.spec.ts' },
  ],
  testIgnore: [],
  timeout: 600_000,
  outputDir: 'test-results/sweep',
  reporter: [['list']],
  // One picture for every system: the sweep names those taken on another, and a person decides.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
})
