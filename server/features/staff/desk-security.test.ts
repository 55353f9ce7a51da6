import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = [
  ...readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file)),
  join(ROOT, 'server/operations/commands/agency/staff.test.ts'),
  ...['passkey', 'hostile-words'].map((name) => join(ROOT, `e2e/journeys/desk/${name}.spec.ts`)),
].filter((file) => /\.(?:test|spec)\.ts$/.test(file))

test('every requirement in docs/desk-security.md has a test that exists', () => {
  const rows = [
    ...readFileSync(join(ROOT, 'docs/desk-security.md'), 'utf8').matchAll(
      /^\| (\d[\d.]+) \| .+ \| (.+) \|$/gm,
    ),
  ]
  const tests = SOURCES.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(rows.length).toBeGreaterThanOrEqual(40)
  expect(new Set(rows.map(([, number]) => number)).size).toBe(rows.length)
  expect(rows.map(([, , name = '']) => name).filter((name) => !tests.includes(`('${name}'`))).toEqual([])
})
