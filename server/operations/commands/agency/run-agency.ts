import { backup, restore } from './backup.ts'
import { close, reply } from './reply.ts'
import { CommandRefused, type CommandContext, type Command } from './command-context.ts'
import { doctor } from './doctor.ts'
import { erase, exportCommand, retention } from './personal-data.ts'
import { list } from './list.ts'
import { mail } from './mail.ts'
import { outbox } from './outbox.ts'
import { review } from './review.ts'
import { show } from './show.ts'
import { journal, staff } from './staff.ts'

/** Runs a command with its parameters; returns the exit code. Throws what its user has to read. */
export async function runAgency([name, ...parameters]: readonly string[], context: CommandContext) {
  if (name === undefined || name === 'help' || name === '--help') {
    context.print(guide())
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new CommandRefused('There is no such command: "npm run agency" lists them')
  return (await command.run(parameters, context)) ?? 0
}

function guide(): string {
  const uses = Object.entries(COMMANDS).map(([name, command]) => ({
    use: `${name} ${command.parameters}`.trimEnd(),
    does: command.does,
  }))
  return [
    'npm run agency -- <command>',
    '',
    ...uses.map(({ use, does }) => `  ${use}\n      ${does}`),
    '',
  ].join('\n')
}

/** The commands by name, in the order of the guide. */
const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  show,
  reply,
  close,
  review,
  outbox,
  mail,
  staff,
  journal,
  export: exportCommand,
  erase,
  retention,
  backup,
  restore,
  doctor,
}
