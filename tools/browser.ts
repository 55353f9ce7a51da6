import { existsSync } from 'node:fs'

import type { LaunchOptions } from '@playwright/test'

/**
 * Where Debian and its kin put Chromium; elsewhere Playwright's own is used. The headless shell comes first, as it does
 * for Playwright: the whole browser draws its own toolbar beside every page, for a third of the time of all tests.
 */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Path of the machine's own Chromium, or null. */
export function systemChromium(): string | null {
  return SYSTEM_CHROMIUM.find((path) => existsSync(path)) ?? null
}

/** How every tool and test starts the browser: headless, quiet towards the network, and as root without its sandbox. */
export function launchOptions(): LaunchOptions {
  const executablePath = systemChromium()
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
