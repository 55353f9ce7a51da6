import { spawnSync } from 'node:child_process'

import { startFirefox } from './firefox.ts'
import type { RealBrowser } from './real-page.ts'
import { startWebKit } from './webkit.ts'

interface OtherBrowser {
  /** Names of the program to start: the first that exists. */
  programs: readonly string[]
  /** Its packages on Debian. */
  packages: string
  start: (program: string) => Promise<RealBrowser>
}

const OTHER_BROWSERS = {
  firefox: { programs: ['firefox', 'firefox-esr'], packages: 'firefox-esr', start: startFirefox },
  webkit: {
    programs: ['WebKitWebDriver'],
    packages: 'webkit2gtk-driver xvfb locales',
    start: startWebKit,
  },
} as const satisfies Record<string, OtherBrowser>

export type OtherBrowserName = keyof typeof OTHER_BROWSERS

export const OTHER_BROWSER_NAMES = Object.keys(OTHER_BROWSERS) as OtherBrowserName[]

/** Starts a browser of this machine; throws where it is not installed. */
export async function startBrowser(name: OtherBrowserName): Promise<RealBrowser> {
  const { programs, packages, start } = OTHER_BROWSERS[name]
  const paths = programs.map((each) => spawnSync('which', [each], { encoding: 'utf8' }).stdout.trim())
  const program = paths.find((path) => path !== '')
  if (program === undefined) throw new Error(`${name} is not installed; on Debian: ${packages}`)
  return start(program)
}
