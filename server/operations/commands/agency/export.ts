import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { exportPerson, type PersonExport } from '../../personal-data/export-person.ts'
import type { Command } from './desk.ts'
import { readMailbox } from './read-mailbox.ts'
import { visibleJson } from './visible-text.ts'

/** `export <email>`: everything kept about a person, for them. */
export const exportCommand: Command = {
  parameters: '<email> [--out <folder>]',
  does: 'prints everything kept about a person as JSON, files in base64; with --out into a new folder, files as files',
  async run(parameters, desk) {
    const { positionals, values } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { out: { type: 'string' } },
    })
    const mailbox = readMailbox(positionals)
    const { write } = await desk.openStore()
    const person = await exportPerson(write, mailbox)
    if (values.out === undefined) desk.print(`${visibleJson(person)}\n`)
    else desk.print(`person.json and ${writeFiles(person, values.out)} of its files are in the folder.\n`)
    return 0
  },
}

/** Names come from visitors: a file is called by its place and the end of its name, if that is a plain one. */
function writeFiles(person: PersonExport, folder: string): number {
  mkdirSync(folder, { mode: 0o700, recursive: false })
  const attachment = person.attachment.map(({ content = '', ...file }, place) => {
    const end = /\.[a-z\d]{1,5}$/i.exec(file.name)?.[0] ?? ''
    const writtenAs = `file-${place + 1}${end}`
    writeFileSync(join(folder, writtenAs), Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' })
    return { ...file, writtenAs }
  })
  const text = `${visibleJson({ ...person, attachment })}\n`
  writeFileSync(join(folder, 'person.json'), text, { mode: 0o600, flag: 'wx' })
  return attachment.length
}
