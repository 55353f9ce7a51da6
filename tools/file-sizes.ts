/** Prints the median and the five largest source files; a figure far above the rest is a question, not a failure. */
import { readFile } from 'node:fs/promises'

import { run } from './run.ts'

const { output } = await run('git', ['ls-files', 'domain', 'server', 'site', 'tools'], {}, false)
const files = output
  .split('\n')
  .filter((name) => /\.(?:ts|tsx|astro)$/.test(name) && !name.includes('.test.'))
const sizes = await Promise.all(
  files.map(async (name) => ({
    name,
    lines: (await readFile(name, 'utf8').catch(() => '')).split('\n').length,
  })),
)
sizes.sort((a, b) => b.lines - a.lines)
const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0
console.log(`       ${sizes.length} files, median ${median} lines; largest:`)
for (const { name, lines } of sizes.slice(0, 5)) console.log(`       ${String(lines).padStart(5)} ${name}`)
