import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from 'vitest'

import { openSqlite } from '../../store/sqlite/open-sqlite.ts'
import { testFolder, test } from '../../test-app.ts'

function runAgency(dataDir: string, input: string, ...parameters: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const command = join(import.meta.dirname, 'agency.ts')
  return spawnSync(process.execPath, [command, ...parameters], { env, cwd: dataDir, encoding: 'utf8', input })
}

test('without a command the commands are listed, each with what it does', ({ folder }) => {
  const { status, stdout, stderr } = runAgency(folder.path, '')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const name of ['list', 'show', 'reply', 'close', 'outbox', 'export', 'erase', 'retention'])
    expect(stdout).toMatch(new RegExp(`^ {2}${name} .*\n {6}\\w`, 'm'))
})

test('a command works on the store of the settings and closes it', async ({ folder }) => {
  await (await openSqlite(folder.path)).db.destroy()
  const { status, stdout, stderr } = runAgency(folder.path, '', 'list', 'leads')
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'Nothing.\n', stderr: '' })
})

test('in a folder without a database a command refuses, and makes none', ({ folder }) => {
  const { status, stdout, stderr } = runAgency(folder.path, '', 'list')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^There is no database: .*valmis\.db\. .+\n$/)
  expect(readdirSync(folder.path)).toEqual([])
})

test.each([['nonsense'], ['list', '--nonsense'], ['reply', 'K7M-3QX3'], ['backup'], ['toString']])(
  '%s is refused in one line, which repeats no one’s data',
  async (...parameters) => {
    await using folder = testFolder()
    const { status, stdout, stderr } = runAgency(folder.path, 'canary@firma.example', ...parameters)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).not.toContain('canary')
  },
)

test.each([['agency.ts', 'list', 'leads'], ['agency.ts', 'doctor'], ['vitals.ts']])(
  '%s %s ends quietly when nobody reads on, as with "| head"',
  async (command, ...parameters) => {
    await using folder = testFolder()
    await (await openSqlite(folder.path)).db.destroy()
    const env = { PATH: process.env['PATH'], DATA_DIR: folder.path }
    const program = [join(import.meta.dirname, command), ...parameters]
    const child = spawn(process.execPath, program, { env, cwd: folder.path })
    child.stdout.destroy()
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const [, signal] = (await once(child, 'close')) as [number, string | null]
    expect({ signal, errors }).toEqual({ signal: null, errors: '' }) // the doctor may find something: it exits with 1
  },
)
