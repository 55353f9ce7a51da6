import { openDatabase } from './database/open-database.ts'
import { loadEnvFile } from './env-file.ts'
import { readSettings } from './settings.ts'

/** `npm run migrate`: brings the database to its newest shape, as a start does, and says what it did. */
try {
  loadEnvFile()
  const { db, migrated } = await openDatabase(readSettings(process.env))
  for (const name of migrated) process.stdout.write(`${name}\n`)
  if (migrated.length === 0) process.stdout.write('The database has its newest shape already.\n')
  await db.destroy()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
