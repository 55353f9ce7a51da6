import { execFile } from 'node:child_process'
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { takeFaultStore } from '../../faults/fault-store.ts'
import { FAULT_PATIENCE_MS, figure, saw, times } from '../../faults/fault-run.ts'
import { compareKept, NOTHING_LOST } from '../../faults/kept.ts'
import { sendVisitors } from '../../faults/visitors.ts'
import { testFolder } from '../../test-app.ts'
import { backupSqlite, restoreSqlite } from './backup-sqlite.ts'
import { openSqlite } from './open-sqlite.ts'

/** Makes a backup as whoever runs the site does: beside the server, in a process of its own. */
function backUp(dataDir: string, file: string) {
  const agency = join(import.meta.dirname, '../../commands/agency.ts')
  return promisify(execFile)(process.execPath, [agency, 'backup', file], {
    env: { DATA_DIR: dataDir },
    cwd: dataDir,
  })
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

const whileWriting = { meta: { fault: 'backup' }, timeout: FAULT_PATIENCE_MS } as const

test(
  'a backup taken while the server is being written to has all that was acknowledged before',
  whileWriting,
  async (context) => {
    const rounds = times(2, 60)
    await using store = await takeFaultStore()
    await using server = store.start()
    const visitors = sendVisitors(await server.address(), 'Writer')
    for (let round = 1; round <= rounds; round += 1) {
      await visitors.acknowledged(round * 60)
      const before = [...visitors.log.acknowledged]
      const backup = join(store.dataDir, `backup-${round}.db`)
      await backUp(store.dataDir, backup)
      await using restored = testFolder()
      await restoreSqlite(restored.path, backup, false)
      const { db } = await openSqlite(restored.path)
      expect(await compareKept(db, before)).toMatchObject(NOTHING_LOST)
      await db.destroy()
    }
    const { acknowledged } = await visitors.end()
    saw(
      context,
      `${figure(rounds)} backups and restores during ${figure(acknowledged.length)} acknowledged posts: missing 0, integrity clean`,
    )
  },
)

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
