/** Every path and every npm script a Markdown document names must exist, and docs/spec-map.md must leave nothing open. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

import { findMissingReferences } from './document-references.ts'
import { run } from './run.ts'
import { specMapFaults } from './spec-map-faults.ts'

const { output } = await run(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  {},
  false,
)
const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
let problems = 0
for (const document of output.split('\n').filter((name) => name !== '' && !name.startsWith('content/'))) {
  const missing = findMissingReferences(await readFile(document, 'utf8'), {
    hasScript: (name) => name in scripts || ['ci', 'install', 'test', 'start'].includes(name),
    hasPath: (path) => existsSync(path) || existsSync(normalize(join(dirname(document), path))),
  })
  for (const reference of missing) console.error(`${document} names ${reference}, which does not exist`)
  problems += missing.length
}
const SPEC_MAP = 'docs/spec-map.md'
const faults = specMapFaults(await readFile(SPEC_MAP, 'utf8'))
for (const fault of faults) console.error(`${SPEC_MAP}: ${fault}`)
problems += faults.length
process.exitCode = problems === 0 ? 0 : 1
