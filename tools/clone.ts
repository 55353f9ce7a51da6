/**
 * `npm run clone`: makes another agency of the project in a temporary folder, as docs/content.md tells an
 * owner to, and builds, checks and tests it. `-- --all` runs every test; otherwise those that content can
 * affect. Exit 0 when all pass.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/language/locales.ts'

import { runStep } from './run.ts'

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, keep: { type: 'boolean' }, languages: { type: 'string' } },
})
/** English and two others: the third and the last but one of the site's languages, or those given. */
const kept = values.languages?.split(',') ?? [LOCALE_CODES[2], LOCALE_CODES.at(-2)]
const removed = LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE && !kept.includes(code))

/** The owner's changes by hand, each as docs/content.md says. */
const CHANGES: readonly [file: string, from: RegExp, to: string][] = [
  ['content/catalogue/agency.ts', /name: 'Valmis'/, "name: 'Kalda Stuudio'"],
  ['content/catalogue/agency.ts', /hello@valmis\.example/, 'tere@kalda.example'],
  ['content/catalogue/agency.ts', /support@valmis\.example/, 'abi@kalda.example'],
  ['content/catalogue/agency.ts', /no-reply@valmis\.example/, 'post@kalda.example'],
  [
    'content/catalogue/agency.ts',
    /Agency\['offices'\] = \[[\s\S]*?\n\]/,
    `Agency['offices'] = [
      { country: 'FI', city: { en: 'Oulu', ru: 'Оулу' }, timeZone: 'Europe/Helsinki', telephone: '+358 555 0142' },
      { country: 'BE', city: { en: 'Ghent', de: 'Gent' }, timeZone: 'Europe/Brussels', telephone: null },
    ]`,
  ],
  ['content/catalogue/packages.ts', /\n {2}\{\n {4}id: 'pro',[\s\S]*?\n {2}\},/, ''],
  ['content/catalogue/parts.ts', /(chat|exitPopup|stickyBar): boolean = true/g, '$1: boolean = false'],
  ['content/tokens.css', /#d3202e/g, '#0b5fa5'],
  ['content/tokens.css', /#a3141f/g, '#084a82'],
  ['site/public/favicon.svg', /#d3202e/gi, '#0b5fa5'],
]

/** Tests that content can affect: of words, rules, pages and mails. */
const TESTED = ['content', 'domain', 'site', 'tools/languages', 'tools/site-rules', 'mails.test']
type Step = readonly [name: string, command: string, ...parameters: string[]]
/** Two lanes for two cores. */
const LANES: readonly (readonly Step[])[] = [
  [
    ['build', 'npm', 'run', '--silent', 'build'],
    ['built pages', 'node', 'tools/check-site.ts'],
    ['documents', 'node', 'tools/project-rules/check-documents.ts'],
    ...['domain', 'content', 'server'].map((world): Step => [`types of ${world}`, 'tsc', '-p', world]),
  ],
  [['tests', 'vitest', 'run', '--project', '!PostgreSQL', '--silent=true', ...TESTED]],
]
const EVERYTHING: readonly Step[] = [
  ['every check', 'npm', 'run', '--silent', 'check'],
  ['every test', 'npm', 'test'],
]

const started = performance.now()
const clone = mkdtempSync(join(tmpdir(), 'valmis-clone-'))
const failed: string[] = []
try {
  await makeClone()
  await Promise.all((values.all ? [EVERYTHING] : LANES).map(runLane))
} finally {
  if (values.keep) console.log(`The clone is kept in ${clone}`)
  else rmSync(clone, { recursive: true, force: true })
}
const seconds = Math.round((performance.now() - started) / 1000)
const told = `a clone in ${DEFAULT_LOCALE}, ${kept.join(', ')} with two packages, no chat, popup or bar`
console.log(`${told}: ${failed.length === 0 ? 'green' : `FAILED ${failed.join(', ')}`} (${seconds} s)`)
process.exitCode = failed.length === 0 ? 0 : 1

async function makeClone(): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(clone, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'))
  const git = (...parameters: string[]) => execFileSync('git', ['-C', clone, ...parameters])
  git('init', '--quiet')
  git('add', '--all')
  for (const [file, from, to] of CHANGES) {
    const path = join(clone, file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} has nothing like ${String(from)}`)
    writeFileSync(path, after)
  }
  if (!(await passes('languages', ['node', 'tools/languages/languages.ts', '--remove', removed.join(',')])))
    throw new Error('The languages could not be removed')
}

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const [name, ...command] of steps) if (!(await passes(name, command))) failed.push(name)
}

function passes(name: string, command: readonly [string, ...string[]]): Promise<boolean> {
  const env = { PATH: `${join(clone, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` }
  return runStep(name, command, { cwd: clone, env })
}
