/** `npm run check`: everything that can be checked without running tests. All groups run; it fails if one did. */
import { run } from './run.ts'

/** A group of checks: a command anyone can run alone. */
interface Check {
  name: string
  command: string
  parameters: readonly string[]
  /** Its output is shown even on success. */
  isReport?: boolean
}

const types = (world: string): Check => ({
  name: `types of ${world}`,
  command: 'tsc',
  parameters: ['-p', world],
})

/**
 * One after the other, each with parallel lanes. What reads the types of pages waits for the build, which
 * makes them.
 */
const PHASES: readonly (readonly (readonly Check[])[])[] = [
  [
    [
      { name: 'build', command: 'npm', parameters: ['run', '--silent', 'build'] },
      { name: 'built pages', command: 'node', parameters: ['tools/check-site.ts'], isReport: true },
    ],
    [
      { name: 'format', command: 'prettier', parameters: ['--check', '--log-level=warn', '.'] },
      types('domain'),
      types('content'),
      types('server'),
    ],
  ],
  [
    [{ name: 'lint', command: 'eslint', parameters: ['.', '--max-warnings', '0'] }],
    [
      {
        name: 'types of site and tools',
        command: 'astro',
        parameters: ['check', '--minimumFailingSeverity', 'warning'],
      },
      { name: 'unused code', command: 'knip', parameters: [] },
      { name: 'documents', command: 'node', parameters: ['tools/check-documents.ts'] },
      { name: 'folder cycles', command: 'node', parameters: ['tools/folder-cycles.ts'] },
    ],
  ],
]

let isWell = true
for (const lanes of PHASES) {
  const ended = await Promise.all(lanes.map(runLane))
  isWell &&= ended.every(Boolean)
}
process.exitCode = isWell ? 0 : 1

async function runLane(checks: readonly Check[]): Promise<boolean> {
  let allWell = true
  for (const { name, command, parameters, isReport = false } of checks) {
    const started = performance.now()
    const { exitCode, output } = await run(command, parameters, { FORCE_COLOR: '0' }, false)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    if (exitCode !== 0 || isReport) console.log(output.trimEnd())
    if (exitCode !== 0) allWell = false
  }
  return allWell
}
