import { parseArgs } from 'node:util'

import { backupSqlite, restoreSqlite } from '../../database/sqlite/backup-sqlite.ts'
import { CommandRefused, type Command } from './desk.ts'

/** The command is right, but another one has to be used. */
const USE_ANOTHER = 2
const PG_DUMP = 'pg_dump --format=custom --file valmis.dump "$DATABASE_URL"\n'
const PG_RESTORE = 'pg_restore --clean --if-exists --dbname "$DATABASE_URL" valmis.dump\n'

/** `backup <file>`: a whole copy of a SQLite database, while the server runs. */
export const backup: Command = {
  parameters: '<file>',
  does: 'copies the SQLite database into a new file, while the server may run; for PostgreSQL it says how',
  run(parameters, { settings, print }) {
    const { positionals } = parseArgs({ args: [...parameters], allowPositionals: true })
    if (settings.databaseUrl !== null) {
      print(PG_DUMP)
      return Promise.resolve(USE_ANOTHER)
    }
    backupSqlite(settings.dataDir, readFile(positionals))
    print('The backup is whole and on disk.\n')
    return Promise.resolve(0)
  },
}

/** `restore <file>`: the other way, while the server is stopped. */
export const restore: Command = {
  parameters: '<file> [--force]',
  does: 'puts a backup in the place of the SQLite database; the server must be stopped. --force: over what is there',
  async run(parameters, { settings, print }) {
    const { positionals, values } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    })
    if (settings.databaseUrl !== null) {
      print(PG_RESTORE)
      return USE_ANOTHER
    }
    await restoreSqlite(settings.dataDir, readFile(positionals), values.force)
    print('The backup is in its place: start the server.\n')
    return 0
  },
}

function readFile([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new CommandRefused('Name one file')
  return file
}
