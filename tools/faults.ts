/**
 * `npm run test:faults`: what the server promises about faults, at full length, on both databases; an hour on two
 * cores. `-- --row 1` runs one row, `-- --share 0.1` a tenth of each count, `-- --database SQLite` one database,
 * `-- --write` puts what was seen into docs/faults.md.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'

import { FAULT_ROWS } from '../server/faults/fault-rows.ts'
import { collectFigures, type VitestReport } from './faults/collect-figures.ts'
import { writeFaultTable } from './faults/fault-table.ts'
import { run } from './run.ts'

const REPORT = 'test-results/faults.json'
const TABLE = 'docs/faults.md'

const { values } = parseArgs({
  options: {
    row: { type: 'string', multiple: true },
    share: { type: 'string', default: '1' },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const wanted = values.row?.map(Number)
const rows = Object.values(FAULT_ROWS).filter(({ number }) => wanted?.includes(number) ?? true)
if (rows.length === 0) throw new Error('There is no such row')
if (values.write && (values.share !== '1' || values.database !== undefined)) {
  throw new Error('Only a full run on both databases is written down')
}

if (!existsSync('dist/server/manifest.json')) {
  const built = await run('npm', ['run', '--silent', 'build'], {}, false)
  if (built.exitCode !== 0) throw new Error(built.output)
}
let failures = 0
for (const row of rows) {
  const begun = performance.now()
  const { exitCode, output } = await run(
    'vitest',
    [
      ...['run', '--config=vitest.faults.config.ts', '--reporter=json', `--outputFile.json=${REPORT}`],
      ...(values.database === undefined ? [] : [`--project=${values.database}`]),
      ...row.files,
    ],
    { FAULT_SHARE: values.share },
    false,
  )
  const seen = await readReport().then((report) => collectFigures(report, row.number))
  const lines = [...seen.figures, ...seen.skipped]
  const hasPassed = exitCode === 0 && seen.failures.length === 0 && lines.length > 0
  if (!hasPassed) failures += 1
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${row.number} ${row.test} (${minutes} min)`)
  for (const line of [...lines, ...seen.failures]) console.log(`         ${line}`)
  if (!hasPassed && seen.failures.length === 0) console.log(output)
  if (values.write) {
    const line = { ...row, figures: hasPassed ? lines : ['failed'], machine: machine() }
    await writeFile(TABLE, writeFaultTable(await readFile(TABLE, 'utf8').catch(() => ''), line))
  }
}
process.exitCode = failures === 0 ? 0 : 1

async function readReport(): Promise<VitestReport> {
  return JSON.parse(await readFile(REPORT, 'utf8')) as VitestReport
}

/** Where and when, for whoever compares figures. */
function machine(): string {
  const [cpu] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  const gib = Math.round(totalmem() / 2 ** 30)
  return `${day}, ${availableParallelism()} × ${cpu?.model.trim() ?? 'unknown'}, ${gib} GiB, Node ${process.versions.node}`
}
