import type { Store } from '../../../store/store.ts'
import type { MailDns } from '../../doctor/check-mail.ts'
import type { RenderMail } from '../../../mail/render/render-mail.ts'
import type { Settings } from '../../../settings.ts'

/** What the commands of `npm run agency` need; tests bring their own. */
export interface CommandContext {
  settings: Settings
  /** The store of the settings, opened at the first call; the context closes it. */
  openStore: () => Promise<Store>
  /** Writes to standard output; foreign text must be made visible before (print-rows.ts). */
  print: (text: string) => void
  /** A text from the person: from their editor, which shows what it is about, or from a pipe. */
  readText: (about: string) => Promise<string>
  renderMail: RenderMail
  dns: MailDns
  now: () => Date
  newId: () => string
  newSecret: () => string
}

/** A command: its name and parameters, what it does in a line, and the function; 0 unless it returns an exit code. */
export interface Command {
  parameters: string
  does: string
  run: (parameters: readonly string[], context: CommandContext) => Promise<number | undefined>
}

/** A fault of the command's user: its message is all they are told. */
export class CommandRefused extends Error {}
