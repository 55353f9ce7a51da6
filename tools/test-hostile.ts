/**
 * `npm run test:hostile`: 100,000 hostile requests on each database, other ones in every run. The seed it names makes
 * the same ones again: `npm run test:hostile -- --seed 5`. What follows `--` a second time goes to Vitest, such as
 * `--project SQLite` or a file.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

import { run } from './run.ts'

const SEEDS = 2 ** 31

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(randomInt(SEEDS)) },
    /** On each database. */
    requests: { type: 'string', default: '100000' },
  },
})
console.log(`seed ${values.seed}, ${values.requests} requests on each database`)
const { exitCode } = await run(
  'vitest',
  ['run', '--config', 'vitest.hostile.config.ts', '--reporter=verbose', ...positionals],
  { HOSTILE_SEED: values.seed, HOSTILE_REQUESTS: values.requests },
)
console.log(
  `seed ${values.seed}: ${exitCode === 0 ? 'nothing went wrong' : 'something went wrong, see above'}`,
)
process.exitCode = exitCode
