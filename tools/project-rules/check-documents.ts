/** Every path and npm script in a Markdown document must exist. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

import { run } from '../run.ts'

/** `npm run x`, anywhere. */
const SCRIPT = /\bnpm run ([a-z][a-z:-]*)/g
/** A path in backticks: with a slash or an extension we use, without placeholders. */
const PATH = /`((?:\.{0,2}\/)?(?:[\w.[\]-]+\/)+[\w.[\]-]*|[\w.-]+\.(?:ts|tsx|md|json|css|astro|yml))`/g
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g
/** Addresses of the running site and parts of commands are not files. */
const NOT_A_FILE = /^\/|^node_modules\/|^dist\/|^var\/|^text\//

/** Scripts and paths in a Markdown text that do not exist. */
export function findMissingReferences(
  markdown: string,
  project: Record<'hasScript' | 'hasPath', (name: string) => boolean>,
): string[] {
  const scripts = all(markdown, SCRIPT)
    .filter((name) => !project.hasScript(name))
    .map((name) => `npm run ${name}`)
  const paths = [...all(markdown, PATH), ...all(markdown, LINK)].filter(
    (path) => !NOT_A_FILE.test(path) && !project.hasPath(path),
  )
  return [...new Set([...scripts, ...paths])]
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '')
}

async function findFaults(): Promise<number> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'])
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  let problems = 0
  for (const document of output.split('\n').filter((name) => name !== '' && !name.startsWith('content/'))) {
    const missing = findMissingReferences(await readFile(document, 'utf8'), {
      hasScript: (name) => name in scripts || ['ci', 'install', 'test', 'start'].includes(name),
      hasPath: (path) => existsSync(path) || existsSync(normalize(join(dirname(document), path))),
    })
    for (const reference of missing) console.error(`${document} names ${reference}, which does not exist`)
    problems += missing.length
  }
  return problems
}

if (import.meta.main) process.exitCode = (await findFaults()) === 0 ? 0 : 1
