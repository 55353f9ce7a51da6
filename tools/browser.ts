import { existsSync } from 'node:fs'

import type { LaunchOptions } from '@playwright/test'

/** Without windows, as Playwright's default: the whole browser draws toolbars, and takes thrice as long. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
/** Where Debian and its derivatives install it; elsewhere Playwright's own is used. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

export function systemChromium(): string | null {
  return SYSTEM_CHROMIUM.find((path) => existsSync(path)) ?? null
}

/**
 * How all tools and tests start the browser: headless, without background requests, and as root without its
 * sandbox.
 * @param isWhole for what the shell cannot do: it sends no reports (Reporting API).
 */
export function launchOptions({ isWhole = false } = {}): LaunchOptions {
  const executablePath = !isWhole && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : systemChromium()
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath === null ? {} : { executablePath }),
    ...(executablePath === null && isWhole ? { channel: 'chromium' } : {}),
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
