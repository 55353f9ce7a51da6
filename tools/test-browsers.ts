/**
 * `npm run test:browsers`: the main journeys in the machine's browsers other than Chromium. A missing one is
 * skipped with a line; with `-- --all` that is a failure. `-- --browser webkit` runs one; further options go
 * to Playwright: `-- --browser webkit -- choose-cookies --headed`.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { isInstalled, OTHER_BROWSER_NAMES, OTHER_BROWSERS } from '../e2e/other-browsers/remote/browsers.ts'
import { build, run } from './run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, browser: { type: 'string', multiple: true } },
})
const wanted = OTHER_BROWSER_NAMES.filter((name) => values.browser?.includes(name) ?? true)
if (wanted.length === 0) throw new Error(`There are these browsers: ${OTHER_BROWSER_NAMES.join(', ')}`)
const missing = wanted.filter((name) => !isInstalled(name))
for (const name of missing) {
  console.log(`left out: ${name} is not on this machine (Debian: ${OTHER_BROWSERS[name].packages})`)
}
const present = wanted.filter((name) => !missing.includes(name))
const isIncomplete = values.all && missing.length > 0
if (present.length > 0) {
  if (!existsSync('dist/server/manifest.json')) await build()
  const projects = present.map((name) => `--project=${name}`)
  const parameters = ['test', '--config', 'playwright.browsers.config.ts', ...projects, ...positionals]
  const { exitCode } = await run('playwright', parameters, { echo: true })
  process.exitCode = exitCode
}
if (isIncomplete) process.exitCode = 1
