import { randomBytes } from 'node:crypto'

import type { ImapFlow } from 'imapflow'

import type { ReceiveEffects } from '../../../features/incoming-mail/receive-mail.ts'
import { UnreadableMail, type IncomingMail } from '../../../mail/inbox/incoming-mail.ts'
import type { Verdict } from '../../../mail/inbox/prove-sender.ts'
import type { ImapSettings } from '../../../settings.ts'
import type { Write } from '../../../store/store.ts'
import type { IncomingOutcome, Row } from '../../../store/tables.ts'
import {
  commandEffects,
  CommandRefused,
  refuseOtherSettings,
  type Command,
  type CommandContext,
} from './command-context.ts'
import { LIST_OPTIONS, printRows, type PrintedRow } from './print-rows.ts'
import { readParameters } from './read-arguments.ts'

/** More would fill the screen, and each may ask DNS. */
const MOST_CHECKED = 20
/** `mail`: what comes in by mail. Packages for it are loaded when it is used. */
export const mail: Command = {
  parameters: 'waiting | check [--json|--csv [--separator ,|;|tab]] | redo <id> | release <id>',
  does: 'lists mails that wait or could not be read; says what would become of new ones; deals with one again, release: as from whom it says',
  async run(parameters, context) {
    const { positionals, values } = readParameters(parameters, LIST_OPTIONS)
    const [order = '', id, ...more] = positionals
    const { imap } = context.settings
    if (order === 'waiting' && id === undefined) {
      printRows(await listWaiting(context), values, context)
      return 0
    }
    if (imap === null) throw new CommandRefused('No mailbox is read: IMAP_URL is not set')
    const { inMailbox, MailRefused, receiveAgain } =
      await import('../../../features/incoming-mail/receive-again.ts')
    const said = (error: unknown) => {
      throw error instanceof MailRefused ? new CommandRefused(error.message) : error
    }
    if (order === 'check' && id === undefined) {
      const rows = await inMailbox(imap, (client) => checkWaiting(client, imap, context)).catch(said)
      printRows(rows, values, context)
    } else if (AGAIN.includes(order) && id !== undefined && more.length === 0) {
      await refuseOtherSettings(context)
      const again = { id, isTrusted: order === 'release' }
      const outcome = await receiveAgain(imap, again, await receiving(context)).catch(said)
      context.print(`${DONE[outcome]}\n`)
    } else throw new CommandRefused('There are mail waiting, check, redo <id> and release <id>')
    return 0
  },
}

const AGAIN = ['redo', 'release']

/** What came in and needs a look, oldest first. */
async function listWaiting({ openStore }: CommandContext): Promise<PrintedRow[]> {
  const { db } = await openStore()
  return db
    .selectFrom('incoming_mail')
    .select(['id', 'created_at', 'outcome', 'reason', 'sender', 'subject'])
    .where('outcome', 'in', ['waiting', 'unreadable'])
    .orderBy('created_at')
    .execute()
}

/** What the server needs to receive a mail; it sends within seconds what the command queues. */
async function receiving(context: CommandContext): Promise<ReceiveEffects> {
  const { write } = await context.openStore()
  return { ...commandEffects(context), write, randomBytes, wakeOutbox: () => undefined }
}

/** What is in the folder, oldest first, and what would become of it. */
async function checkWaiting(client: ImapFlow, imap: ImapSettings, context: CommandContext) {
  const { createReading } = await import('../../../features/incoming-mail/read-mailbox.ts')
  const { fetchRaw } = await import('../../../features/incoming-mail/receive-again.ts')
  const { MAIL_MAX_BYTES } = await import('../../../mail/inbox/mail-reader.ts')
  const effects = await receiving(context)
  const { read, prove } = createReading(imap, effects)

  async function look(uid: number, size: number): Promise<PrintedRow> {
    const unreadable = (reason: string) => ({
      from: '',
      subject: '',
      sender: '',
      would: `go to Unreadable: ${reason}`,
    })
    if (size > MAIL_MAX_BYTES) return unreadable('it is larger than 35 MB')
    const raw = await fetchRaw(client, uid, size)
    try {
      const mail = await read(raw)
      const verdict = await prove(raw, mail)
      return {
        from: mail.from?.address ?? '',
        subject: mail.subject,
        sender: `${verdict.isAligned ? 'proven' : 'not proven'}: ${verdict.reason}`,
        would: await foresee(mail, verdict, effects, context),
      }
    } catch (error) {
      if (error instanceof UnreadableMail) return unreadable(error.message)
      throw error
    }
  }

  const exists = client.mailbox === false ? 0 : client.mailbox.exists
  if (exists === 0) return []
  const range = `1:${Math.min(exists, MOST_CHECKED)}`
  const listed = await client.fetchAll(range, { uid: true, size: true, internalDate: true })
  const rows: PrintedRow[] = []
  for (const { uid, size = 0, internalDate } of listed)
    rows.push({
      arrived: new Date(internalDate ?? context.now()).toISOString(),
      size,
      ...(await look(uid, size)),
    })
  return rows
}

/** Ends a transaction in which a mail was received only to see what would become of it. */
class Foreseen extends Error {}

/** Receives the mail as the server would, and takes everything back. */
async function foresee(
  mail: IncomingMail,
  verdict: Verdict,
  effects: ReceiveEffects,
  { openStore }: CommandContext,
): Promise<string> {
  const { receiveMail } = await import('../../../features/incoming-mail/receive-mail.ts')
  const { db } = await openStore()
  let row: Pick<Row<'incoming_mail'>, 'outcome' | 'reason' | 'conversation_id'> | undefined
  try {
    await effects.write(async (trx) => {
      const write: Write = (work) => work(trx)
      const outcome = await receiveMail(mail, verdict, { ...effects, write })
      row =
        outcome === 'known'
          ? undefined
          : await trx
              .selectFrom('incoming_mail')
              .select(['outcome', 'reason', 'conversation_id'])
              .where('hash', '=', mail.hash)
              .executeTakeFirst()
      throw new Foreseen()
    })
  } catch (error) {
    if (!(error instanceof Foreseen)) throw error
  }
  if (row === undefined) return 'change nothing: it was dealt with before'
  const { outcome, reason, conversation_id } = row
  if (outcome !== 'message' || conversation_id === null) return `${OTHERWISE[outcome]} ${reason}`.trimEnd()
  const known = await db
    .selectFrom('conversation')
    .select('id')
    .where('id', '=', conversation_id)
    .executeTakeFirst()
  return known === undefined ? 'begin a ticket' : `join the conversation ${conversation_id}`
}

const OTHERWISE: Readonly<Record<IncomingOutcome, string>> = {
  message: 'become a message',
  bounce: 'note that a mail of ours came back',
  waiting: 'wait for the staff:',
  kept: 'be kept, and answered by nobody:',
  unreadable: 'go to Unreadable:',
}

const DONE: Readonly<Record<IncomingOutcome | 'known', string>> = {
  known: 'It was taken in before: nothing has changed.',
  message: 'The mail was taken in.',
  bounce: 'The mail of ours that came back is marked.',
  waiting: 'The mail waits as before: "mail release" takes it as from whom it says.',
  kept: 'The mail is kept, and answered by nobody.',
  unreadable: 'The mail cannot be read.',
}
