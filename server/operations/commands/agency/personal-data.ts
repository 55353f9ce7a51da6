import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { removeAbandonedAttachments } from '../../../features/conversation/attachments/attachment-rows.ts'
import { removeMailFiles } from '../../../mail/outbox/mail-transports.ts'
import type { Removed } from '../../../mail/inbox/remove-mails.ts'
import { mailFolder } from '../../../store/data-folder.ts'
import {
  countPerson,
  erasePerson,
  exportPerson,
  findCopies,
  findSpellings,
  forgetBytes,
  type PersonExport,
} from '../../../features/personal-data/person.ts'
import { copiesBefore, countOverdue, removeOverdue } from '../../personal-data/retention.ts'
import { CommandRefused, refuseOtherSettings, type Command, type CommandContext } from './command-context.ts'
import { FLAG, readMailbox, readParameters } from './read-arguments.ts'
import { rowCounts, visibleJson, visibleLine } from './print-rows.ts'

/** `export <email>`: everything stored about a person, for them. */
export const exportCommand: Command = {
  parameters: '<email> [--out <folder>]',
  does: 'prints everything kept about a person as JSON, files in base64; with --out into a new folder, files as files',
  async run(parameters, context) {
    const { positionals, values } = readParameters(parameters, { out: { type: 'string' } })
    const mailbox = readMailbox(positionals)
    const { write } = await context.openStore()
    const person = await exportPerson(write, mailbox)
    if (values.out === undefined) context.print(`${visibleJson(person)}\n`)
    else context.print(`person.json and ${writeFiles(person, values.out)} of its files are in the folder.\n`)
  },
}

/** Names come from visitors: the file gets its number and the end of its name, if that is a plain one. */
function writeFiles(person: PersonExport, folder: string): number {
  mkdirSync(folder, { mode: 0o700, recursive: false })
  const attachment = person.attachment.map(({ content, ...file }, place) => {
    const end = /\.[a-z\d]{1,5}$/i.exec(file.name)?.[0] ?? ''
    const writtenAs = `file-${place + 1}${end}`
    writeFileSync(join(folder, writtenAs), Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' })
    return { ...file, writtenAs }
  })
  const text = `${visibleJson({ ...person, attachment })}\n`
  writeFileSync(join(folder, 'person.json'), text, { mode: 0o600, flag: 'wx' })
  return attachment.length
}

/** `erase <email>`: removes a person from rows, files, mails and free pages. */
export const erase: Command = {
  parameters: '<email> [--dry-run]',
  does: 'removes everything kept about a person, to the last byte; with --dry-run only says what would go',
  async run(parameters, context) {
    const { positionals, values } = readParameters(parameters, { 'dry-run': FLAG })
    const mailbox = readMailbox(positionals)
    const { db, write } = await context.openStore()
    const person = await findCopies(write, mailbox)
    const { spellings } = person
    context.print(`${visibleLine(`Mailbox ${mailbox}, written: ${spellings.join(', ') || 'nowhere'}`)}\n`)
    const isDryRun = values['dry-run']
    const copies = await removeCopies(context, person, isDryRun)
    if (isDryRun) {
      context.print(
        `${rowCounts(await countPerson(write, mailbox, context.now()))}${copies}Nothing was removed.\n`,
      )
      return 0
    }
    const { rows, mails } = await erasePerson(write, mailbox, context.now())
    removeMailFiles(mailFolder(context.settings.dataDir), mails)
    context.print(`${rowCounts(rows)}${copies}`)
    const counts = Object.values(await countPerson(write, mailbox, context.now()))
    const left = counts.reduce((sum, count) => sum + count, 0)
    const written = await findSpellings(write, mailbox)
    if (left > 0 || written.length > 0) {
      context.print(
        `${visibleLine(`NOT ALL IS REMOVED: ${left} rows are left. Written: ${written.join(', ')}`)}\nRun it again.\n`,
      )
      return 1
    }
    if (await forgetBytes(db)) {
      context.print('Removed, to the last byte here. Backups are yours to keep in step.\n')
      return 0
    }
    context.print(
      'Removed, but the server keeps the file busy: run it again, or free pages still hold bytes.\n',
    )
    return 1
  },
}

/** Removes or counts the mails that lie in the mailbox that is read; says how many, '' without one. */
async function removeCopies({ settings: { imap } }: CommandContext, which: Removed, isDryRun = false) {
  if (imap === null) return ''
  const { removeMails } = await import('../../../mail/inbox/remove-mails.ts')
  try {
    return `in the mailbox   ${await removeMails(imap, which, { isDryRun })}\n`
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new CommandRefused(
      `The mailbox of IMAP_URL cannot be searched (${visibleLine(reason)}): nothing was removed`,
    )
  }
}

/** `retention`: what the server does every hour, now; or a preview. */
export const retention: Command = {
  parameters: '[--dry-run]',
  does: 'removes what is older than the settings RETENTION_… allow, as the server does every hour',
  async run(parameters, context) {
    const { values } = parseArgs({ args: [...parameters], options: { 'dry-run': FLAG } })
    const { write } = await context.openStore()
    const { retention: months, dataDir } = context.settings
    if (values['dry-run']) {
      context.print(`${rowCounts(await countOverdue(write, months, context.now()))}Nothing was removed.\n`)
      return 0
    }
    await refuseOtherSettings(context)
    const { rows, mails } = await removeOverdue(write, months, context.now())
    removeMailFiles(mailFolder(dataDir), mails)
    await removeAbandonedAttachments(write, context.now())
    const copies = await removeCopies(context, { before: copiesBefore(months, context.now()) })
    context.print(`${rowCounts(rows)}${copies}`)
    return 0
  },
}
