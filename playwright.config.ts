import { defineConfig } from '@playwright/test'

import { DATA_DIR, FORM_SETTINGS, MEASURED_PORT, PORT } from './e2e/fixtures/server.ts'
import { MEASURED_BY } from './e2e/fixtures/measured-site.ts'
import { launchOptions } from './tools/browser.ts'

const baseURL = `http://localhost:${PORT}`

/** Journeys run on the production build, with the real server, a real store and real mail files. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: ['sweep/**', 'looks/**', 'other-browsers/**'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 }, // no test judges speed: a slower machine must come to the same result
  reporter: [['dot'], ['json']],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    trace: 'off', // recording takes a quarter more time; to examine a failure: --trace retain-on-failure
  },
  webServer: [server(PORT, DATA_DIR, {}), server(MEASURED_PORT, `${DATA_DIR}-measured`, MEASURED_BY)],
})

function server(port: number, dataDir: string, settings: Record<string, string>) {
  return {
    command: `rm -rf ${dataDir} && node server/main.ts`,
    url: `http://localhost:${port}/readyz`,
    // All tests share one network: limits would refuse most of them.
    env: {
      ...{
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        SMTP_URL: '',
        RATE_LIMITS: 'off',
        ANALYSIS: 'off',
      },
      ...FORM_SETTINGS,
      ...settings,
    },
    reuseExistingServer: false,
  }
}
