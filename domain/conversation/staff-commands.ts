/** What staff may say to the system in the first lines of an answer by mail. */
export type StaffCommand = { type: 'solved' } | { type: 'note' } | { type: 'assign'; to: string }

const COMMAND =
  /^\s*#(?:(solved|note)|assign[^\S\n]+@?([\p{L}\p{N}][\p{L}\p{N}.@_+-]*))(?![\p{L}\p{N}_-])[,;:.]?/iu

/** A word like a command: `#notes` may be a slip, and must not reach the customer. */
const LIKE_A_COMMAND = /^\s*#\p{L}/u

/**
 * Reads the commands at the very beginning of the new part of a mail, one or several a line, in any case.
 * `text` is what follows them; `isUnclear`: it begins like a command, but is none.
 */
export function readCommands(fresh: string): { commands: StaffCommand[]; text: string; isUnclear: boolean } {
  const commands: StaffCommand[] = []
  let rest = fresh
  for (let found = COMMAND.exec(rest); found; found = COMMAND.exec(rest)) {
    const [whole, word, to = ''] = found
    const type = word?.toLowerCase()
    const command: StaffCommand = type === 'solved' || type === 'note' ? { type } : { type: 'assign', to }
    if (commands.every((one) => JSON.stringify(one) !== JSON.stringify(command))) commands.push(command)
    rest = rest.slice(whole.length)
  }
  const text = commands.length === 0 ? fresh : rest.trim()
  return { commands, text, isUnclear: LIKE_A_COMMAND.test(text) }
}
