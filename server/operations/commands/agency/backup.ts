import { backUp, restore as restoreStore } from '../../backup/backup.ts'
import type { Command } from './command-context.ts'
import { FLAG, readOne, readParameters } from './read-arguments.ts'

/** `backup <file>`: the whole store, while the server runs. */
export const backup: Command = {
  parameters: '<file>',
  does: 'copies the database into a new file, while the server may run',
  async run(parameters, { settings, print }) {
    const { positionals } = readParameters(parameters, {})
    await backUp(settings, readOne(positionals, 'Name one file'))
    print('The backup is whole and on disk.\n')
  },
}

/** `restore <file>`: a backup into either database, while the server is stopped. */
export const restore: Command = {
  parameters: '<file> [--force]',
  does: 'puts a backup, of SQLite or PostgreSQL, in the place of the database; the server must be stopped. --force: over what is there',
  async run(parameters, { settings, print }) {
    const { positionals, values } = readParameters(parameters, { force: FLAG })
    await restoreStore(settings, readOne(positionals, 'Name one file'), values.force)
    print('The backup is in its place: start the server.\n')
  },
}
