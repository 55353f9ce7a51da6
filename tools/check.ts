/** `npm run check`: everything that can be said about the code without running its tests. Runs all groups and fails if one did. */
import { run } from './run.ts'

const BUILD = { name: 'build', command: 'astro', parameters: ['build'] }

/** Quick ones first. Each is a command anyone can run alone. */
const CHECKS = [
  { name: 'format', command: 'prettier', parameters: ['--check', '--log-level=warn', '.'] },
  { name: 'types of domain', command: 'tsc', parameters: ['-p', 'domain'] },
  { name: 'types of content', command: 'tsc', parameters: ['-p', 'content'] },
  { name: 'types of server', command: 'tsc', parameters: ['-p', 'server'] },
  {
    name: 'types of site and tools',
    command: 'astro',
    parameters: ['check', '--minimumFailingSeverity', 'warning'],
  },
  { name: 'lint', command: 'eslint', parameters: ['.', '--max-warnings', '0'] },
  { name: 'unused code', command: 'knip', parameters: [] },
  { name: 'documents', command: 'node', parameters: ['tools/check-documents.ts'] },
  BUILD,
  { name: 'built pages', command: 'node', parameters: ['tools/check-site.ts'] },
  { name: 'file sizes', command: 'node', parameters: ['tools/file-sizes.ts'] },
]

let failures = 0
for (const { name, command, parameters } of CHECKS) {
  const started = performance.now()
  const { exitCode, output } = await run(command, parameters, { FORCE_COLOR: '0' }, false)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (exitCode !== 0 || name === 'file sizes' || name === 'built pages') console.log(output.trimEnd())
  if (exitCode !== 0) failures += 1
}
process.exitCode = failures === 0 ? 0 : 1
