import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { removeMailFiles } from '../../mail/file-transport.ts'
import { countPerson, erasePerson } from '../../personal-data/erase-person.ts'
import { forgetBytes } from '../../personal-data/forget-bytes.ts'
import type { Command } from './desk.ts'
import { rowCounts } from './row-counts.ts'
import { readPersonAddress } from './read-person-address.ts'

/** `erase <email>`: nothing of a person stays, in rows, files, mails or free pages. */
export const erase: Command = {
  parameters: '<email> [--dry-run]',
  does: 'removes everything kept about a person, to the last byte; with --dry-run only says what would go',
  async run(parameters, desk) {
    const { positionals, values } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const email = readPersonAddress(positionals)
    const { db, write } = await desk.openStore()
    if (values['dry-run']) {
      desk.print(`${rowCounts(await countPerson(write, email, desk.now()))}Nothing was removed.\n`)
      return 0
    }
    const { rows, mails } = await erasePerson(write, email, desk.now())
    removeMailFiles(join(desk.settings.dataDir, 'mail'), mails)
    desk.print(rowCounts(rows))
    if (await forgetBytes(db)) {
      desk.print('Removed, to the last byte here. Backups are yours to keep in step.\n')
      return 0
    }
    desk.print('Removed, but the server keeps the file busy: run it again, or free pages still hold bytes.\n')
    return 1
  },
}
