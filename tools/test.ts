/** `npm test`: builds the site, then runs every test: unit and server by Vitest, journeys by Playwright. */
import { readFile } from 'node:fs/promises'

import { ensureBrowser } from './ensure-browser.ts'
import { run } from './run.ts'

const VITEST_REPORT = 'test-results/vitest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'

/** What a report says, in the terms of the closing line. */
interface Counts {
  passed: number
  failed: number
  skipped: number
}

await ensureBrowser()
const built = await run('npm', ['run', '--silent', 'build'], {}, false)
if (built.exitCode !== 0) {
  console.error(built.output)
  process.exit(built.exitCode)
}
const unit = await run('vitest', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
])
const browser = await run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT })
const counts = add(await vitestCounts(), await playwrightCounts())
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
)
process.exitCode = unit.exitCode || browser.exitCode

async function vitestCounts(): Promise<Counts> {
  const report = JSON.parse(await readFile(VITEST_REPORT, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
}

async function playwrightCounts(): Promise<Counts> {
  const { stats } = JSON.parse(await readFile(PLAYWRIGHT_REPORT, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}
