/** `npm run check`: all that is checked without tests. `-- --built` takes the build that is there. */
import { runStep } from './run.ts'

/** A name, and a command anyone can run alone. */
type Check = readonly [name: string, command: string, ...parameters: string[]]

const BUILD: Check = ['build', 'npm', 'run', '--silent', 'build']
/** Two lanes for two cores, of the same length. Lint reads types of pages that the build writes. */
const LANES: readonly (readonly Check[])[] = [
  [
    ['built pages', 'node', 'tools/check-site.ts'],
    ['types of site and tools', 'astro', 'check', '--minimumFailingSeverity', 'warning'],
    ['types of server', 'tsc', '-p', 'server'],
    ['unused code', 'knip'],
    ['format', 'prettier', '--check', '--log-level=warn', '.'],
  ],
  [
    ['types of domain', 'tsc', '-p', 'domain'],
    ['types of content', 'tsc', '-p', 'content'],
    ['lint', 'eslint', '.', '--max-warnings', '0'],
    ['documents', 'node', 'tools/project-rules/check-documents.ts'],
    ['folder cycles', 'node', 'tools/project-rules/folder-cycles.ts'],
  ],
]

const failed: string[] = []
if (!process.argv.includes('--built')) await runLane([BUILD])
await Promise.all(LANES.map(runLane))
process.exitCode = failed.length === 0 ? 0 : 1

async function runLane(checks: readonly Check[]): Promise<void> {
  for (const [name, ...command] of checks)
    if (!(await runStep(name, command, { isReport: name === 'built pages' }))) failed.push(name)
}
