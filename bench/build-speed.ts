import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { spread, type Table } from './table.ts'

const ROOT = join(import.meta.dirname, '..')

/** `npm run build`, with the fonts and pictures of earlier builds there, as it is for whoever changes a page. */
export function measureBuild(runs: number): Table {
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
