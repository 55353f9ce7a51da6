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
const DOVECOT = '/usr/sbin/dovecot' // server/mail/inbox/test-dovecot.ts
/** A slow moment of the machine is no fault; a fault fails each time. `vitest` alone repeats nothing. */
const RETRIES = 2

await ensurePrograms()
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
 * the machine's own browser, or Playwright's download. As root on Debian, also a Dovecot: without one the tests
 * of mail that comes in say that they were left out.
 */
async function ensurePrograms(): Promise<void> {
  const missing = [
    ...(existsSync(HEADLESS_SHELL) ? [] : ['chromium', 'chromium-headless-shell']),
    ...(existsSync(DOVECOT) ? [] : ['dovecot-imapd']),
  ]
  if (missing.length === 0) return
  const apt = await run('sh', ['-c', 'command -v apt-get'])
  if (process.getuid?.() === 0 && apt.exitCode === 0) {
    console.log(`Installing what the tests need: ${missing.join(', ')}.`)
    await run('apt-get', ['update', '-qq'])
    const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    // The tests start their own: no mail server that nobody asked for stays on the machine's ports.
    if (missing.includes('dovecot-imapd')) await run('sh', ['-c', 'systemctl disable --now dovecot || true'])
    if (installed.exitCode !== 0) console.error(installed.output)
  }
  if (existsSync(HEADLESS_SHELL)) return
  if (systemChromium() !== null || existsSync(chromium.executablePath())) return
  console.log('Downloading Playwright’s Chromium.')
  const { exitCode } = await run('playwright', ['install', '--with-deps', 'chromium'], { echo: true })
  if (exitCode !== 0) throw new Error('The browser tests need Chromium, and none could be installed.')
}
