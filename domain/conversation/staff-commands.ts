/** What staff may say to the system in an answer by mail. */
export type StaffCommand = { type: 'solved' } | { type: 'note' } | { type: 'assign'; to: string }

const COMMAND =
  /^\s*#(?:(solved|note)|assign[^\S\n]+@?([\p{L}\p{N}][\p{L}\p{N}.@_+-]*))(?![\p{L}\p{N}_-])[,;:.]?/iu

/** A word like a command: `#notes` may be a slip, and must not reach the customer. */
const LIKE_A_COMMAND = /^\s*#\p{L}/u

/**
 * Reads the commands at the very beginning of the new part of a mail, one or several a line, in any case, and
 * those on a line of their own below: who ends with `#note` wants no customer to read it either.
 * `text` is what is left; `isUnclear`: it begins like a command, but is none.
 */
export function readCommands(fresh: string): { commands: StaffCommand[]; text: string; isUnclear: boolean } {
  const first = takeCommands(fresh)
  const found = [...first.commands]
  const lines = first.rest.split('\n').filter((line) => {
    const { commands, rest } = takeCommands(line)
    const isCommand = commands.length > 0 && rest.trim() === ''
    if (isCommand) found.push(...commands)
    return !isCommand
  })
  const commands = [...new Map(found.map((command) => [JSON.stringify(command), command])).values()]
  const text = commands.length === 0 ? fresh : lines.join('\n').trim()
  return { commands, text, isUnclear: LIKE_A_COMMAND.test(text) }
}

/** The commands a text begins with, and what follows them. */
function takeCommands(text: string): { commands: StaffCommand[]; rest: string } {
  const commands: StaffCommand[] = []
  let rest = text
  for (let found = COMMAND.exec(rest); found; found = COMMAND.exec(rest)) {
    const [whole, word, to = ''] = found
    const type = word?.toLowerCase()
    commands.push(type === 'solved' || type === 'note' ? { type } : { type: 'assign', to })
    rest = rest.slice(whole.length)
  }
  return { commands, rest }
}
