import { chromium } from '@playwright/test'

import { systemChromium } from './browser.ts'
import { run } from './run.ts'

/**
 * Makes sure there is a Chromium for the browser tests: the machine's own, else Debian's package (as root
 * on Debian), else Playwright's download.
 */
export async function ensureBrowser(): Promise<void> {
  if (systemChromium() !== null || (await hasPlaywrightBrowser())) return
  const isRoot = process.getuid?.() === 0
  const apt = await run('sh', ['-c', 'command -v apt-get'], {}, false)
  if (isRoot && apt.exitCode === 0) {
    console.log('No Chromium on this machine: installing Debian’s.')
    await run('apt-get', ['update', '-qq'], {}, false)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const installed = await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
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

async function hasPlaywrightBrowser(): Promise<boolean> {
  const { existsSync } = await import('node:fs')
  return existsSync(chromium.executablePath())
}
