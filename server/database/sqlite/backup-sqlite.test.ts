import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { aContactRequest } from '../../contact-form/a-contact-request.ts'
import { startTestProcess } from '../../test-process.ts'
import { testFolder } from '../../test-app.ts'
import { backupSqlite, restoreSqlite } from './backup-sqlite.ts'
import { openSqlite } from './open-sqlite.ts'

const ENV = { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'info' }

async function namesIn(dataDir: string): Promise<string[]> {
  const { db } = await openSqlite(dataDir)
  const rows = await db.selectFrom('contact_request').select('name').execute()
  await db.destroy()
  return rows.map(({ name }) => name)
}

/** A data folder with a database of ours and a backup of it. */
async function folderWithBackup() {
  const folder = testFolder()
  const dataDir = join(folder.path, 'data')
  const { db } = await openSqlite(dataDir)
  await db.destroy()
  const backup = join(folder.path, 'backup.db')
  backupSqlite(dataDir, backup)
  return { ...folder, dataDir, backup }
}

test('a backup taken while the server is being written to has all that was acknowledged before', async () => {
  await using folder = testFolder()
  await using restored = testFolder()
  await using server = startTestProcess({ ...ENV, DATA_DIR: folder.path })
  const address = await server.address()
  const acknowledged: string[] = []
  let isOver = false
  const write = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `Writer ${writer} ${count}`
      const response = await fetch(new URL('/api/contact', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aContactRequest({ name })),
      })
      if (response.status === 201) acknowledged.push(name)
    }
  }
  const writers = [1, 2, 3, 4].map(write)
  for (let round = 0; round < 5; round += 1) {
    while (acknowledged.length < (round + 1) * 40) await fetch(new URL('/healthz', address))
    const before = [...acknowledged]
    const backup = join(folder.path, `backup-${round}.db`)
    backupSqlite(folder.path, backup)
    await restoreSqlite(restored.path, backup, round > 0)
    const kept = new Set(await namesIn(restored.path))
    expect(before.filter((name) => !kept.has(name))).toEqual([])
  }
  isOver = true
  await Promise.all(writers)
})

test('a backup is for nobody else to read, and leaves nothing beside it', async () => {
  await using folder = await folderWithBackup()
  expect(statSync(folder.backup).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder.path).toSorted()).toEqual(['backup.db', 'data'])
})

test('a backup never goes over another file, nor comes from nothing', async () => {
  await using folder = await folderWithBackup()
  expect(() => {
    backupSqlite(folder.dataDir, folder.backup)
  }).toThrow('The file of the backup exists already')
  expect(() => {
    backupSqlite(folder.path, join(folder.path, 'other.db'))
  }).toThrow('There is no database in DATA_DIR')
})

test('nothing is restored while somebody has the database open, not even by force', async () => {
  await using folder = await folderWithBackup()
  const { db } = await openSqlite(folder.dataDir)
  await expect(restoreSqlite(folder.dataDir, folder.backup, true)).rejects.toThrow(/in use: stop the server/)
  await db.destroy()
  await restoreSqlite(folder.dataDir, folder.backup, true)
})

test('what is there is replaced only by force', async () => {
  await using folder = await folderWithBackup()
  await expect(restoreSqlite(folder.dataDir, folder.backup, false)).rejects.toThrow(/--force replaces it/)
})

test('a damaged backup, another file and none are refused before anything is touched', async () => {
  await using folder = await folderWithBackup()
  const { dataDir, path, backup } = folder
  const before = statSync(join(dataDir, 'valmis.db')).mtimeMs
  const files = readdirSync(dataDir)
  await expect(restoreSqlite(dataDir, join(path, 'none.db'), true)).rejects.toThrow('There is no such backup')
  for (const content of ['', 'no database']) {
    writeFileSync(join(path, 'other.db'), content)
    await expect(restoreSqlite(dataDir, join(path, 'other.db'), true)).rejects.toThrow(
      'That is no backup of ours',
    )
  }
  truncateSync(backup, Math.floor(statSync(backup).size / 2))
  await expect(restoreSqlite(dataDir, backup, true)).rejects.toThrow(/no backup of ours|damaged/)
  expect(statSync(join(dataDir, 'valmis.db')).mtimeMs).toBe(before)
  expect(readdirSync(dataDir)).toEqual(files)
})
