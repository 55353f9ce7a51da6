/** `npm test`: builds the site, then runs every test: unit and server by Vitest, journeys by Playwright. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

import { chromium } from '@playwright/test'
import type { TaskMeta } from 'vitest'

import { HEADLESS_SHELL, systemChromium } from './browser.ts'
import { build, run } from './run.ts'

const VITEST_REPORT = 'test-results/vitest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
/**
 * How often a failed test is repeated: a slow moment of the machine is no fault, and a fault fails every
 * time. `vitest` and `playwright test` alone do not repeat.
 */
const RETRIES = 2

await ensureBrowser()
await build()
const unit = await run(
  'vitest',
  ['run', `--retry=${RETRIES}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
  { echo: true },
)
const browser = await run('playwright', ['test', `--retries=${RETRIES}`], {
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
  echo: true,
})
const vitest = await readReport<VitestReport>(VITEST_REPORT)
const { stats } = await readReport<PlaywrightReport>(PLAYWRIGHT_REPORT)
const flaky = vitest.testResults.flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, meta }) => status === 'passed' && meta.retries !== undefined)
    .map(({ fullName }) => `${relative('.', name)} > ${fullName}`),
)
for (const test of flaky) console.log(`only when asked again: ${test}`) // Playwright names its own
console.log(
  `\n${vitest.numPassedTests + stats.expected + stats.flaky} passed, ${vitest.numFailedTests + stats.unexpected} failed, ` +
    `${vitest.numPendingTests + stats.skipped} skipped, ${flaky.length + stats.flaky} of them only when asked again`,
)
process.exitCode = unit.exitCode || browser.exitCode

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; assertionResults: { fullName: string; status: string; meta: TaskMeta }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/**
 * Makes sure there is a Chromium for the browser tests: Debian's shell without windows (as root on Debian),
 * the machine's own browser, or Playwright's download.
 */
async function ensureBrowser(): Promise<void> {
  if (existsSync(HEADLESS_SHELL)) return
  const apt = await run('sh', ['-c', 'command -v apt-get'])
  if (process.getuid?.() === 0 && apt.exitCode === 0) {
    console.log('No Chromium without windows on this machine: installing Debian’s.')
    await run('apt-get', ['update', '-qq'])
    const packages = ['chromium', 'chromium-headless-shell']
    const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (installed.exitCode === 0) return
    console.error(installed.output)
  }
  if (systemChromium() !== null || existsSync(chromium.executablePath())) return
  console.log('Downloading Playwright’s Chromium.')
  const { exitCode } = await run('playwright', ['install', '--with-deps', 'chromium'], { echo: true })
  if (exitCode !== 0) throw new Error('The browser tests need Chromium, and none could be installed.')
}
