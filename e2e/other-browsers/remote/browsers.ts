import { spawnSync } from 'node:child_process'

import { startFirefox } from './firefox.ts'
import type { RealBrowser } from './real-page.ts'
import { startWebKit } from './webkit.ts'

interface OtherBrowser {
  /** Required programs: the first existing one of each list. The first list is the program to start. */
  programs: readonly (readonly string[])[]
  /** Its packages on Debian. */
  packages: string
  start: (program: string) => Promise<RealBrowser>
}

/** The engines of owners' phones besides Chromium's. */
export const OTHER_BROWSERS = {
  firefox: { programs: [['firefox', 'firefox-esr']], packages: 'firefox-esr', start: startFirefox },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb'], ['localedef']],
    packages: 'webkit2gtk-driver xvfb locales',
    start: startWebKit,
  },
} as const satisfies Record<string, OtherBrowser>

/** One of them. */
export type OtherBrowserName = keyof typeof OTHER_BROWSERS

/** Their names. */
export const OTHER_BROWSER_NAMES = Object.keys(OTHER_BROWSERS) as OtherBrowserName[]

/** Whether this machine has all that a browser needs. */
export function isInstalled(name: OtherBrowserName): boolean {
  return OTHER_BROWSERS[name].programs.every((names) => findProgram(names) !== null)
}

/** Starts a browser of this machine; throws where it is not installed. */
export async function startBrowser(name: OtherBrowserName): Promise<RealBrowser> {
  const { programs, packages, start } = OTHER_BROWSERS[name]
  const program = findProgram(programs[0])
  if (program === null) throw new Error(`${name} is not installed; on Debian: ${packages}`)
  return start(program)
}

function findProgram(names: readonly string[]): string | null {
  const paths = names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  return paths.find((path) => path !== '') ?? null
}
