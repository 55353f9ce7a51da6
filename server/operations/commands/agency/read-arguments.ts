import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

import { mailboxOf } from '../../../mailbox.ts'
import { CommandRefused } from './command-context.ts'

/** An option without a value. */
export const FLAG = { type: 'boolean', default: false } as const

/** Reads what follows the name of a command: names, and options that begin with "--". */
export function readParameters<Options extends ParseArgsOptionsConfig>(
  parameters: readonly string[],
  options: Options,
) {
  return parseArgs({ args: [...parameters], allowPositionals: true, options })
}

/** The only name a command takes; refused with the sentence without it, or with more. */
export function readOne([name, ...more]: readonly string[], refusal: string): string {
  if (name === undefined || more.length > 0) throw new CommandRefused(refusal)
  return name
}

/** The mailbox of an address; only an @ is required: old rows may have addresses that are refused today. */
export function readMailbox(names: readonly string[]): string {
  const refusal = 'Name one e-mail address'
  const email = readOne(names, refusal)
  if (!/^\S+@\S+$/.test(email)) throw new CommandRefused(refusal)
  return mailboxOf(email)
}

/** The text below this line in the editor is only for reading. */
const SCISSORS = '-------- what stands below this line is not sent --------'

/** A text from their editor, above a line with what it is about, in a private file; or from standard input. */
export async function readWrittenText(about: string, editor: string | undefined): Promise<string> {
  if (!process.stdin.isTTY) return text(process.stdin)
  if (editor === undefined || editor.trim() === '') {
    process.stdout.write(`${about}\nWrite the answer; Ctrl-D on an empty line ends it.\n`)
    return text(process.stdin)
  }
  const folder = mkdtempSync(join(tmpdir(), 'valmis-answer-'))
  try {
    return edit(join(folder, 'answer.txt'), about, editor)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function edit(file: string, about: string, editor: string): string {
  writeFileSync(file, `\n\n${SCISSORS}\n${about}`, { mode: 0o600 })
  const [program = '', ...parameters] = editor.trim().split(/\s+/) // such as "code --wait"
  const { status, error } = spawnSync(program, [...parameters, file], { stdio: 'inherit' })
  if (error !== undefined || status !== 0) throw new CommandRefused('The editor failed, so nothing was sent')
  return readFileSync(file, 'utf8').split(SCISSORS)[0] ?? ''
}
