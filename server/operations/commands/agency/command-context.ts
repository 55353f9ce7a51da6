import { createEffects, type Effects, type GivenEffects } from '../../../effects.ts'
import type { Store } from '../../../store/store.ts'
import type { MailDns } from '../../doctor/check-mail.ts'
import type { Settings } from '../../../settings.ts'
import { describeOthers, otherThanAtStart } from '../../last-start.ts'

/** What the commands of `npm run agency` need; tests bring their own. */
export interface CommandContext extends GivenEffects {
  settings: Settings
  /** The store of the settings, opened at the first call; the context closes it. */
  openStore: () => Promise<Store>
  /** Writes to standard output; foreign text must be made visible before (print-rows.ts). */
  print: (text: string) => void
  /** A text from the person: from their editor, which shows what it is about, or from a pipe. */
  readText: (about: string) => Promise<string>
  dns: MailDns
}

/** A command: its name and parameters, what it does in a line, and the function; 0 unless it returns an exit code. */
export interface Command {
  parameters: string
  does: string
  run: (parameters: readonly string[], context: CommandContext) => Promise<number | undefined>
}

/** A fault of the command's user: its message is all they are told. */
export class CommandRefused extends Error {}

/** Effects for commands that write to customers: the same mails as the server's. */
export function commandEffects({ settings, ...given }: CommandContext): Effects {
  return createEffects(settings, given)
}

/** Refuses to send or remove with settings other than the server's: mails and links would be wrong. */
export async function refuseOtherSettings({ openStore, settings }: CommandContext): Promise<void> {
  const { db } = await openStore()
  const others = await otherThanAtStart(db, settings)
  if (others.length === 0) return
  throw new CommandRefused(
    `The server was started with other settings: ${describeOthers(others)}. Give the command those of the server, or restart the server with these`,
  )
}
