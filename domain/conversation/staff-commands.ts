/** What staff may say to the system in the first lines of an answer by mail. */
export type StaffCommand = { type: 'solved' } | { type: 'note' } | { type: 'assign'; to: string }

const COMMAND =
  /^\s*#(?:(solved|note)|assign[^\S\n]+@?([\p{L}\p{N}][\p{L}\p{N}.@_+-]*))(?![\p{L}\p{N}_-])[,;:.]?/iu

/**
 * Reads the commands at the very beginning of the new part of a mail, one or several a line, in any case.
 * `text` is what follows them: it goes to the customer, so that nothing that looks like a command but is
 * none is taken out of it.
 */
export function readCommands(fresh: string): { commands: StaffCommand[]; text: string } {
  const commands: StaffCommand[] = []
  let rest = fresh
  for (let found = COMMAND.exec(rest); found; found = COMMAND.exec(rest)) {
    const [whole, word, to = ''] = found
    const command = commandOf(word?.toLowerCase(), to)
    if (commands.every((one) => JSON.stringify(one) !== JSON.stringify(command))) commands.push(command)
    rest = rest.slice(whole.length)
  }
  return { commands, text: commands.length === 0 ? fresh : rest.trim() }
}

function commandOf(word: string | undefined, to: string): StaffCommand {
  return word === 'solved' || word === 'note' ? { type: word } : { type: 'assign', to }
}
