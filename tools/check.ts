/** `npm run check`: everything that can be checked without running tests. All groups run; it fails if one did. */
import { runStep } from './run.ts'

/** A name, and a command anyone can run alone. */
type Check = readonly [name: string, command: string, ...parameters: string[]]

/**
 * One after the other, each with parallel lanes. What reads the types of pages waits for the build, which
 * makes them.
 */
const PHASES: readonly (readonly (readonly Check[])[])[] = [
  [
    [
      ['build', 'npm', 'run', '--silent', 'build'],
      ['built pages', 'node', 'tools/check-site.ts'],
    ],
    [
      ['format', 'prettier', '--check', '--log-level=warn', '.'],
      ['types of domain', 'tsc', '-p', 'domain'],
      ['types of content', 'tsc', '-p', 'content'],
      ['types of server', 'tsc', '-p', 'server'],
    ],
  ],
  [
    [['lint', 'eslint', '.', '--max-warnings', '0']],
    [
      ['types of site and tools', 'astro', 'check', '--minimumFailingSeverity', 'warning'],
      ['unused code', 'knip'],
      ['documents', 'node', 'tools/project-rules/check-documents.ts'],
      ['folder cycles', 'node', 'tools/project-rules/folder-cycles.ts'],
    ],
  ],
]

const failed: string[] = []
for (const lanes of PHASES) await Promise.all(lanes.map(runLane))
process.exitCode = failed.length === 0 ? 0 : 1

async function runLane(checks: readonly Check[]): Promise<void> {
  for (const [name, ...command] of checks)
    if (!(await runStep(name, command, { isReport: name === 'built pages' }))) failed.push(name)
}
