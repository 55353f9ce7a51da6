/** Every path and npm script in a Markdown document must exist, and docs/spec-map.md must be complete. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

import { run } from './run.ts'

/** What the caller knows of the project. */
interface Project {
  hasScript: (name: string) => boolean
  hasPath: (path: string) => boolean
}

/** `npm run x`, anywhere. */
const SCRIPT = /\bnpm run ([a-z][a-z:-]*)/g
/** A path in backticks: with a slash or an extension we use, without placeholders. */
const PATH = /`((?:\.{0,2}\/)?(?:[\w.[\]-]+\/)+[\w.[\]-]*|[\w.-]+\.(?:ts|tsx|md|json|css|astro|yml))`/g
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g
/** Addresses of the running site and parts of commands are not files. */
const NOT_A_FILE = /^\/|^node_modules\/|^dist\/|^var\/|^text\//

/** Scripts and paths in a Markdown text that do not exist. */
export function findMissingReferences(markdown: string, project: Project): string[] {
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

/** Decisions about the specification, by number. */
const DECISIONS = 37
/** The specification's sections: each needs a heading here. */
const SECTIONS = 9
/** What counts as a test besides test files: the compiler, the check of built pages. */
const NO_FILE_NEEDED = /\btypes\b|`tools\/check-site\.ts`/
const TEST_FILE = /`[^`]+\.(?:test|spec)\.tsx?`|tests in `[^`]+`/

/**
 * Gaps of `docs/spec-map.md`: sections without a heading, decisions without a row, rows without a test. That
 * its files exist is checked for every document.
 */
export function specMapFaults(markdown: string): string[] {
  const sections = numbersUpTo(SECTIONS).filter(
    (number) => !new RegExp(`^## §${number} `, 'm').test(markdown),
  )
  const rows = tables(markdown)
  const decided = new Set(
    rows.filter(({ columns }) => columns[0] === 'Decision').flatMap(({ cells }) => numbersIn(cells[0] ?? '')),
  )
  const untested = rows.filter(({ columns, cells }) => {
    const tests = cells[columns.indexOf('Test')]
    return columns.includes('Test') && !(TEST_FILE.test(tests ?? '') || NO_FILE_NEEDED.test(tests ?? ''))
  })
  return [
    ...sections.map((number) => `section ${number} of the specification is not mapped`),
    ...numbersUpTo(DECISIONS)
      .filter((number) => !decided.has(number))
      .map((number) => `decision ${number} is not mapped`),
    ...untested.map(({ cells }) => `no test is named for "${cells[0] ?? ''}"`),
  ]
}

function numbersUpTo(last: number): number[] {
  return Array.from({ length: last }, (_, place) => place + 1)
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

/** The rows of every table with the columns of their table. */
function tables(markdown: string): { columns: string[]; cells: string[] }[] {
  return markdown.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.startsWith('|'))
    const [columns, , ...rows] = lines.map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    return columns === undefined ? [] : rows.map((cells) => ({ columns, cells }))
  })
}

/** Prints the faults of the documents, and counts them. */
async function findFaults(): Promise<number> {
  const { output } = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
    {},
    false,
  )
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
  const SPEC_MAP = 'docs/spec-map.md'
  const faults = specMapFaults(await readFile(SPEC_MAP, 'utf8'))
  for (const fault of faults) console.error(`${SPEC_MAP}: ${fault}`)
  problems += faults.length
  return problems
}

if (import.meta.main) process.exitCode = (await findFaults()) === 0 ? 0 : 1
