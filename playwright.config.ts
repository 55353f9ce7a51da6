import { defineConfig } from '@playwright/test'

import { DATA_DIR, PORT } from './e2e/fixtures/server.ts'
import { launchOptions } from './tools/browser.ts'

const baseURL = `http://localhost:${PORT}`

/** Journeys run on the production build, served by the real server with a real store and real mail files. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['dot'], ['json']],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `rm -rf ${DATA_DIR} && node server/main.ts`,
    url: `${baseURL}/readyz`,
    env: { PORT: String(PORT), DATA_DIR, LOG_LEVEL: 'warn', SMTP_URL: '' },
    reuseExistingServer: false,
  },
})
