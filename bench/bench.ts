/**
 * `npm run bench [-- --only pages|server|growth|build] [--runs 5] [--sizes 1000,10000] [path ...]`: measures pages,
 * server, growth and build, after a build. With paths: only these pages. Sizes are those of growth.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { systemChromium } from '../tools/browser.ts'
import { measureGrowth } from './growth.ts'
import { measurePages } from './lighthouse.ts'
import { measureServer } from './server.ts'
import { spread, tableText, type Table } from './table.ts'

const ROOT = join(import.meta.dirname, '..')
const PARTS = ['build', 'server', 'growth', 'pages'] as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no number of runs`)
if (values.only !== undefined && !PARTS.some((part) => part === values.only))
  throw new Error(`--only takes ${PARTS.join(', ')}`)

const MEASURES: Readonly<Record<(typeof PARTS)[number], () => Table[] | Promise<Table[]>>> = {
  build: () => [measureBuild()],
  server: async () => [await measureServer(runs)],
  growth: async () => [await measureGrowth(values.sizes.split(',').map(Number))],
  pages: () => measurePages(runs, positionals.length > 0 ? positionals : undefined),
}

for (const line of describeMachine()) console.log(line)
for (const part of PARTS) {
  if (values.only !== undefined && values.only !== part) continue
  for (const table of await MEASURES[part]()) console.log(`\n${tableText(table)}`)
}

/** `npm run build` with the fonts and pictures of earlier builds, as after a change to one page. */
function measureBuild(): Table {
  const seconds = Array.from({ length: runs }, () => {
    const started = performance.now()
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The build failed: ${stderr}`)
    return (performance.now() - started) / 1000
  })
  const pages = readdirSync(join(ROOT, 'dist/client'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length
  const perPage = seconds.map((all) => (1000 * all) / pages)
  return {
    heading: 'Build',
    about: `\`npm run build\`, pages and server, ${runs} runs: median (range).`,
    columns: ['pages', 'seconds', 'ms a page', 'target'],
    rows: [[String(pages), spread(seconds, 1), spread(perPage), '<= 25 s, >= 8 pages a second']],
  }
}

function describeMachine(): string[] {
  const [processor] = cpus()
  return [
    `${cpus().length} × ${processor?.model ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Linux ${release()}; load before: ${loadavg()[0]?.toFixed(1) ?? ''}`,
    `Node ${process.versions.node}, SQLite ${process.versions['sqlite'] ?? ''}, ${versionOf(systemChromium() ?? 'chromium', '--version')}`,
    `Lighthouse ${packageVersion('lighthouse')}, Astro ${packageVersion('astro')}, ${versionOf('nginx', '-v')}, ${versionOf('wrk', '-v')}`,
  ]
}

function packageVersion(name: string): string {
  return (
    JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }
  ).version
}

/** The first line in which a program names its version; some write it to stderr. */
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
