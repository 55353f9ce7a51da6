import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { join } from 'node:path'

import { systemChromium } from '../tools/browser.ts'

const MODULES = join(import.meta.dirname, '../node_modules')

/** The machine and the versions that figures were taken with, one line each. */
export function describeMachine(): string[] {
  const [processor] = cpus()
  return [
    `${cpus().length} × ${processor?.model ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Linux ${release()}; load before: ${loadavg()[0]?.toFixed(1) ?? ''}`,
    `Node ${process.versions.node}, SQLite ${process.versions['sqlite'] ?? ''}, ${versionOf(systemChromium() ?? 'chromium', '--version')}`,
    `Lighthouse ${packageVersion('lighthouse')}, Astro ${packageVersion('astro')}, ${versionOf('nginx', '-v')}, ${versionOf('wrk', '-v')}`,
  ]
}

function packageVersion(name: string): string {
  return (JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')) as { version: string })
    .version
}

/** First line in which a program names its version; some say it as an error. */
function versionOf(program: string, flag: string): string {
  const { stdout, stderr, error } = spawnSync(program, [flag], { encoding: 'utf8' })
  if (error !== undefined) return `no ${program}`
  return (
    `${stdout}${stderr}`
      .split('\n')[0]
      ?.replace(/ \[.*$/, '')
      .trim() ?? ''
  )
}
