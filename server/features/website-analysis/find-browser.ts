import { existsSync } from 'node:fs'

/** Where Debian and others install Chromium; the shell without windows starts faster. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']

/** A browser, or why none can be used. */
export type FoundBrowser = { path: string; why: null } | { path: null; why: 'none' | 'root' }

/**
 * The browser that looks at websites. Chromium refuses its own sandbox to root, and without it strangers'
 * pages must not be opened where others reach the server.
 */
export function findBrowser(
  { sandbox }: { sandbox: boolean },
  isRoot = process.getuid?.() === 0,
): FoundBrowser {
  const path = BROWSERS.find((candidate) => existsSync(candidate))
  if (path === undefined) return { path: null, why: 'none' }
  return isRoot && sandbox ? { path: null, why: 'root' } : { path, why: null }
}
