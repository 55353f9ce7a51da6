/**
 * `npm run bench [-- --only pages|server|build] [--runs 5] [--write] [path ...]`: how quick all of it is, after a
 * build. Paths measure these pages alone. `--write` puts what was measured into docs/performance.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { measureBuild } from './build-speed.ts'
import { describeMachine } from './machine.ts'
import { measurePages } from './lighthouse.ts'
import { measureServer } from './server.ts'
import { tableText, type Table } from './table.ts'

const PARTS = ['build', 'server', 'pages'] as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no number of runs`)
if (values.only !== undefined && !PARTS.some((part) => part === values.only))
  throw new Error(`--only takes ${PARTS.join(', ')}`)

const MEASURES: Readonly<Record<(typeof PARTS)[number], () => Table[] | Promise<Table[]>>> = {
  build: () => [measureBuild(runs)],
  server: async () => [await measureServer(runs)],
  pages: () => measurePages(runs, positionals.length > 0 ? positionals : undefined),
}

const machine = describeMachine()
const texts: string[] = []
for (const part of PARTS) {
  if (values.only !== undefined && values.only !== part) continue
  for (const table of await MEASURES[part]()) {
    texts.push(tableText(table))
    console.log(`\n${texts.at(-1) ?? ''}`)
  }
}
if (values.write) {
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ')
  const head = ['# How quick it is', '', `\`${command}\` on ${new Date().toISOString().slice(0, 10)}:`, '']
  const about = machine.map((line) => `- ${line}`)
  const file = join(import.meta.dirname, '../docs/performance.md')
  writeFileSync(file, `${[...head, ...about, '', texts.join('\n\n')].join('\n')}\n`)
}
