import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, test } from 'vitest'

import { readSettings } from '../../server/settings.ts'
import { startTestProcess } from '../../server/test-process.ts'
import { BUILD, copiedIntoImage, FINAL, imageFolder } from './image-folder.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Thousands of small files are copied. */
const PATIENCE_MS = 120_000

test('the image has the built project and nothing that builds it', () => {
  expect(copiedIntoImage().sort()).toEqual([
    'content',
    'dist',
    'domain',
    'node_modules',
    'package.json',
    'server',
  ])
  expect(BUILD).toMatch(/npm ci\n[\s\S]*npm run build\n[\s\S]*npm prune --omit=dev/)
  expect(FINAL).not.toMatch(/^(?:RUN|ADD) /m)
})

test(
  'with the packages of production alone the server starts, keeps and is healthy',
  { timeout: PATIENCE_MS },
  async () => {
    using image = imageFolder()
    using data = mkdtempDisposableSync(join(tmpdir(), 'valmis-data-'))
    const [main = ''] = /(?<=ENTRYPOINT \["node", .*")[^"]+(?="\])/.exec(FINAL) ?? []
    const [health = ''] = /(?<=HEALTHCHECK .* CMD \["node", ")[^"]+/.exec(FINAL) ?? []
    await using server = startTestProcess({ DATA_DIR: data.path }, join(image.path, main))
    const address = await server.address()
    const ready = await fetch(new URL('/readyz', address))
    expect([ready.status, await ready.text()]).toEqual([200, '{"status":"ready"}'])
    using other = new DatabaseSync(join(data.path, 'valmis.db'), { timeout: 5_000 })
    other.exec('begin immediate') // stack traces name the source files
    expect((await fetch(new URL('/readyz', address))).status).toBe(503)
    expect(await server.logged('not ready')).toMatch(/server\/store\/sqlite\/sqlite-errors\.ts:\d+:\d+/)
    const env = { PORT: address.port }
    const healthy = spawnSync(process.execPath, [join(image.path, health)], { env, encoding: 'utf8' })
    expect([healthy.status, healthy.stderr]).toEqual([0, ''])
  },
)

test('nothing secret and no data gets into an image', () => {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')
  for (const name of ['.env', '.env.*', '.git', 'var', 'backups', 'node_modules', 'dist'])
    expect(ignored).toContain(name)
})

function settingNames(): string[] {
  const names = new Set<string>()
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  return [...names].toSorted()
}

/** Settings the image fixes, and those refused where others can reach the server. */
const NOT_FOR_COMPOSE = [
  ...['DATA_DIR', 'HOST', 'PORT', 'RATE_LIMITS'],
  ...['ANALYSIS_SANDBOX', 'ANALYSIS_HOSTS', 'ANALYSIS_AT_ONCE', 'ANALYSIS_SKIP_HOSTS'],
]

test.each([
  ['.env.example', /^# ([A-Z_]+)=/gm, []],
  ['README.md', /(?<=^\|(?: `[A-Z_]+`,)* )`([A-Z_]+)`(?=[^|]*\| [^|]+\| )/gm, []],
  ['compose.yaml', /^ {6}([A-Z_]+): \S/gm, NOT_FOR_COMPOSE],
])('%s has every setting, and none that is not one', (file, pattern, without) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const part = file === 'compose.yaml' ? (/^ {2}valmis:\n[\s\S]*?^ {4}volumes:/m.exec(text)?.[0] ?? '') : text
  const found = [...part.matchAll(pattern)].map(([, name = '']) => name)
  expect(found.filter((name) => name !== 'POSTGRES_PASSWORD').toSorted()).toEqual(
    settingNames().filter((name) => !without.includes(name)),
  )
})
