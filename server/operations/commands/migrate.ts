import { openDatabase } from '../../store/open-database.ts'
import { runCommand } from './run-command.ts'

/** `npm run migrate`: migrates the database, as a start does, and prints what it did. */
await runCommand(async (settings) => {
  const { db, migrated } = await openDatabase(settings)
  for (const name of migrated) process.stdout.write(`${name}\n`)
  if (migrated.length === 0) process.stdout.write('The database has its newest shape already.\n')
  await db.destroy()
  return 0
})
