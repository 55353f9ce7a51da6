/**
 * `npm run test:faults`: the tests of faults at full length, on both databases; an hour on two cores. `--
 * --row 1` runs one row, `-- --share 0.1` a tenth of each count, `-- --database SQLite` one database.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { FAULT_ROWS } from '../server/operations/faults/fault-rows.ts'
import { collectFigures, type VitestReport } from './faults/collect-figures.ts'
import { run } from './run.ts'

const REPORT = 'test-results/faults.json'

const { values } = parseArgs({
  options: {
    row: { type: 'string', multiple: true },
    share: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
})
const wanted = values.row?.map(Number)
const rows = Object.values(FAULT_ROWS).filter(({ number }) => wanted?.includes(number) ?? true)
if (rows.length === 0) throw new Error('There is no such row')

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
}
process.exitCode = failures === 0 ? 0 : 1

async function readReport(): Promise<VitestReport> {
  return JSON.parse(await readFile(REPORT, 'utf8')) as VitestReport
}
