import { isMailableAddress } from '#domain/email/email-address.ts'

import type { Db } from '../../../store/tables.ts'
import { withAsciiDomain } from '../../../mailbox.ts'
import { retryDeadMails, retryMail, type OutboxOrder } from '../../../mail/outbox/outbox-rows.ts'
import { CommandRefused, type Command } from './command-context.ts'
import { LIST_OPTIONS, printRows, type PrintedRow } from './print-rows.ts'
import { FLAG, readParameters } from './read-arguments.ts'

const USE = 'Say "outbox", "outbox retry <id>", "outbox retry --dead" or "outbox redirect <id> <address>"'

/** `outbox`: unsent mails, and what to do about them. The server sends due mails within seconds. */
export const outbox: Command = {
  parameters:
    '[--all] [--json|--csv [--separator ,|;|tab]] | retry <id> | retry --dead | redirect <id> <address>',
  does: "lists the mails that are not sent, with the mail server's last answer; has them sent now, or elsewhere",
  async run(parameters, context) {
    const options = { ...LIST_OPTIONS, all: FLAG, dead: FLAG }
    const { positionals, values } = readParameters(parameters, options)
    const [order, id, address, ...more] = positionals
    if (more.length > 0 || (values.dead && order !== 'retry')) throw new CommandRefused(USE)
    const { db, write } = await context.openStore()
    const { print, now } = context
    if (order === undefined) {
      printRows(await mails(db, values.all), values, context)
    } else if (order === 'retry' && values.dead && id === undefined) {
      const count = await write((trx) => retryDeadMails(trx, now()))
      print(
        count === 0
          ? 'No mail is dead.\n'
          : `${count} dead ${count === 1 ? 'mail is' : 'mails are'} sent again, now.\n`,
      )
    } else if (order === 'retry' && !values.dead && id !== undefined && address === undefined) {
      refuseUndone(await write((trx) => retryMail(trx, id, now())))
      print('The mail is sent again, now.\n')
    } else if (order === 'redirect' && id !== undefined && address !== undefined) {
      const recipient = withAsciiDomain(address.normalize('NFC'))
      if (!isMailableAddress(recipient)) throw new CommandRefused('That is not one e-mail address')
      refuseUndone(await write((trx) => retryMail(trx, id, now(), recipient)))
      print('The mail goes to its new address, now.\n')
    } else throw new CommandRefused(USE)
  },
}

/** Without texts: those of waiting mails contain links that open tickets. */
function mails(db: Db, areAll: boolean): Promise<PrintedRow[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'state', 'kind', 'recipient', 'attempts', 'created_at', 'next_attempt_at', 'last_error'])
    .$if(!areAll, (query) => query.where('state', '!=', 'sent'))
    .orderBy('created_at')
    .orderBy('priority')
    .execute()
}

function refuseUndone(order: OutboxOrder): void {
  if (order === 'unknown') throw new CommandRefused('There is no such mail')
  if (order === 'sending') throw new CommandRefused('The mail is being sent at this moment: look again')
  if (order === 'sent') throw new CommandRefused('The mail was sent already')
}
