import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The shell has no toolbar to draw: it is faster than the whole browser. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Where `npx playwright install chromium` puts it. */
const PLAYWRIGHT = '.cache/ms-playwright/chromium*/chrome*/{chrome-headless-shell,headless_shell,chrome}'

export function installedBrowser(): string | null {
  const known = KNOWN_PATHS.find((path) => existsSync(path))
  return known ?? globSync(join(homedir(), PLAYWRIGHT)).toSorted().at(-1) ?? null
}

/** A browser, or why none can be used. */
export type FoundBrowser = { path: string; why: null } | { path: null; why: 'none' | 'root' }

/** No browser as root: Chromium has no sandbox there, which strangers' pages need where others reach us. */
export function findBrowser({ sandbox }: { sandbox: boolean }): FoundBrowser {
  const path = installedBrowser()
  if (path === null) return { path, why: 'none' }
  return process.getuid?.() === 0 && sandbox ? { path: null, why: 'root' } : { path, why: null }
}
