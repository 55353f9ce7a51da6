import { parseArgs } from 'node:util'

import { mailFolder } from '../../../store/data-folder.ts'
import { removeMailFiles } from '../../../mail/outbox/file-transport.ts'
import { countPerson, erasePerson } from '../../personal-data/erase-person.ts'
import { findSpellings } from '../../personal-data/find-person.ts'
import { forgetBytes } from '../../personal-data/forget-bytes.ts'
import type { Command } from './desk.ts'
import { readMailbox } from './read-mailbox.ts'
import { rowCounts } from './row-counts.ts'
import { visibleLine } from './visible-text.ts'

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
    const mailbox = readMailbox(positionals)
    const { db, write } = await desk.openStore()
    const spellings = await write((trx) => findSpellings(trx, mailbox))
    desk.print(`${visibleLine(`Mailbox ${mailbox}, written: ${spellings.join(', ') || 'nowhere'}`)}\n`)
    if (values['dry-run']) {
      desk.print(`${rowCounts(await countPerson(write, mailbox, desk.now()))}Nothing was removed.\n`)
      return 0
    }
    const { rows, mails } = await erasePerson(write, mailbox, desk.now())
    removeMailFiles(mailFolder(desk.settings.dataDir), mails)
    desk.print(rowCounts(rows))
    const counts = Object.values(await countPerson(write, mailbox, desk.now()))
    const left = counts.reduce((sum, count) => sum + count, 0)
    const written = await write((trx) => findSpellings(trx, mailbox))
    if (left > 0 || written.length > 0) {
      desk.print(
        `${visibleLine(`NOT ALL IS REMOVED: ${left} rows are left. Written: ${written.join(', ')}`)}\nRun it again.\n`,
      )
      return 1
    }
    if (await forgetBytes(db)) {
      desk.print('Removed, to the last byte here. Backups are yours to keep in step.\n')
      return 0
    }
    desk.print('Removed, but the server keeps the file busy: run it again, or free pages still hold bytes.\n')
    return 1
  },
}
