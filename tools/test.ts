/** `npm test`: builds the site, then runs every test: unit and server by Vitest, journeys by Playwright. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

import { chromium } from '@playwright/test'
import type { TaskMeta } from 'vitest'

import { systemChromium } from './browser.ts'
import { run } from './run.ts'

const VITEST_REPORT = 'test-results/vitest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
/**
 * How often a failed test is repeated: a slow moment of the machine is no fault, and a fault fails every
 * time. `vitest` and `playwright test` alone do not repeat.
 */
const RETRIES = 2

/** The results for the closing line. */
interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Passed only when repeated: Playwright names its own, Vitest's are named above the closing line. */
  flaky: number
}

await ensureBrowser()
const built = await run('npm', ['run', '--silent', 'build'], {}, false)
if (built.exitCode !== 0) {
  console.error(built.output)
  process.exit(built.exitCode)
}
const unit = await run('vitest', [
  'run',
  `--retry=${RETRIES}`,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
])
const browser = await run('playwright', ['test', `--retries=${RETRIES}`], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
})
const counts = add(await vitestCounts(), await playwrightCounts())
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${beside(counts.skipped, 'skipped')}${beside(counts.flaky, 'of them only when asked again')}`,
)
process.exitCode = unit.exitCode || browser.exitCode

async function vitestCounts(): Promise<Counts> {
  const report = JSON.parse(await readFile(VITEST_REPORT, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    testResults: { name: string; assertionResults: { fullName: string; status: string; meta: TaskMeta }[] }[]
  }
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === 'passed' && meta.retries !== undefined)
      .map(({ fullName }) => `${relative('.', name)} > ${fullName}`),
  )
  for (const test of flaky) console.log(`only when asked again: ${test}`)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: flaky.length,
  }
}

async function playwrightCounts(): Promise<Counts> {
  const { stats } = JSON.parse(await readFile(PLAYWRIGHT_REPORT, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky }
}

function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    flaky: one.flaky + other.flaky,
  }
}

function beside(count: number, words: string): string {
  return count > 0 ? `, ${count} ${words}` : ''
}

/**
 * Makes sure there is a Chromium for the browser tests: the machine's own, Debian's package (as root on
 * Debian), or Playwright's download.
 */
async function ensureBrowser(): Promise<void> {
  if (systemChromium() !== null || existsSync(chromium.executablePath())) return
  const isRoot = process.getuid?.() === 0
  const apt = await run('sh', ['-c', 'command -v apt-get'], {}, false)
  if (isRoot && apt.exitCode === 0) {
    console.log('No Chromium on this machine: installing Debian’s.')
    await run('apt-get', ['update', '-qq'], {}, false)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const installed = await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
      env,
      false,
    )
    if (installed.exitCode === 0 && systemChromium() !== null) return
    console.error(installed.output)
  }
  console.log('Downloading Playwright’s Chromium.')
  const { exitCode } = await run('playwright', ['install', '--with-deps', 'chromium'])
  if (exitCode !== 0) throw new Error('The browser tests need Chromium, and none could be installed.')
}
