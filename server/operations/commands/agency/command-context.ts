import type { Store } from '../../../store/store.ts'
import type { MailDns } from '../../doctor/check-mail.ts'
import type { RenderMail } from '../../../mail/render/render-mail.ts'
import type { Settings } from '../../../settings.ts'

/** What the commands of `npm run agency` act on and through; a test brings its own. */
export interface CommandContext {
  settings: Settings
  /** The store of the settings, opened at the first call; the context closes it. */
  openStore: () => Promise<Store>
  /** To standard output, as it is: what comes from others goes through `visible-text.ts` before. */
  print: (text: string) => void
  /** A text of whoever runs the command: from their editor, which shows them what it is about, or from a pipe. */
  readText: (about: string) => Promise<string>
  renderMail: RenderMail
  dns: MailDns
  now: () => Date
  newId: () => string
  newSecret: () => string
}

/** A command: what stands behind its name, what it does in a line, and the doing; 0 unless it gives an exit code. */
export interface Command {
  parameters: string
  does: string
  run: (parameters: readonly string[], context: CommandContext) => Promise<number | undefined>
}

/** What whoever runs a command has to mend: its message is all they are told. */
export class CommandRefused extends Error {}
