/**
 * `npm run test:mutants`: breaks the code that keeps our promises in small ways, and asks its tests whether they
 * notice. Answers are kept in `var/mutants`, and a run goes on where the last one ended.
 */
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import { askedMutants, askMutants } from './mutants/ask-mutants.ts'
import { whyEquivalent } from './mutants/equivalents.ts'
import { GUARDS } from './mutants/guards.ts'
import { mutationReport } from './mutants/report.ts'

const { values } = parseArgs({
  options: {
    /** Part of the name of a guard or of a file; several are asked in their order. */
    only: { type: 'string', multiple: true, default: [''] },
    /** How many mutants of a file, spread evenly over it. */
    each: { type: 'string', default: '4' },
    all: { type: 'boolean', default: false },
    /** Ends in good order after so long; the next run goes on. */
    seconds: { type: 'string', default: 'Infinity' },
    /** Writes docs/mutation.md of all that is known. */
    write: { type: 'boolean', default: false },
  },
})
const end = performance.now() + Number(values.seconds) * 1_000
const each = values.all ? Infinity : Number(values.each)
const guarded = GUARDS.flatMap(({ name, files }) =>
  Object.entries(files).map(([file, tests]) => ({ guard: name, file, tests })),
)
const chosen = values.only.flatMap((part) =>
  guarded.filter(({ guard, file }) => `${guard} ${file}`.includes(part)),
)
await askMutants(chosen, each, () => performance.now() < end)

const known = await Promise.all(guarded.map(async (one) => ({ ...one, ...(await askedMutants(one)) })))
const asked = known.flatMap(({ guard, asked }) =>
  asked.map(({ mutant, outcome }) => ({ guard, mutant, outcome, equivalent: whyEquivalent(mutant) })),
)
const found = known.reduce((sum, one) => sum + one.found, 0)
const unasked = known.filter((one) => one.asked.length === 0).map(({ file }) => file)
const date = new Date().toISOString().slice(0, 10)
const machine = `${availableParallelism()} cores, Node ${process.versions.node}`
const report = mutationReport(asked, { date, machine, found, unasked })
if (values.write) await writeFile('docs/mutation.md', report)
console.log(report)
