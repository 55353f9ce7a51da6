import type { Kysely } from 'kysely'

import { isAutomaticAddress, mailboxOf } from '#domain/email/automatic-address.ts'

import { runCompiled } from '../database/compiled-queries.ts'
import { takeTurn } from '../database/row-locks.ts'
import type { Database } from '../database/tables.ts'

/** Quality.md §4: anybody can enter a stranger's address in a form, but not fill their mailbox. */
const MAX_A_DAY = 3
const DAY_MS = 24 * 60 * 60 * 1_000

interface Effects {
  now: () => Date
  /** Mailboxes of ours: two machines that acknowledge each other never stop. */
  ownMailboxes: readonly string[]
}

/** An address as acknowledgements are sent to it: in lower case, or each spelling would have its own count. */
export function acknowledgedAddress(address: string): string {
  return address.toLowerCase()
}

/**
 * Whether an automatic answer may go to an address: not to machines, not to ourselves, not more than three
 * times a day. What was asked for is kept all the same. Run it in the transaction that queues the answer.
 */
export async function mayAcknowledge(
  trx: Kysely<Database>,
  address: string,
  { now, ownMailboxes }: Effects,
): Promise<boolean> {
  if (isAutomaticAddress(address)) return false
  if (ownMailboxes.some((own) => mailboxOf(own) === mailboxOf(address))) return false
  const recipient = acknowledgedAddress(address)
  const since = new Date(now().getTime() - DAY_MS).toISOString()
  await takeTurn(trx, `acknowledgement ${recipient}`)
  const [row] = await runCompiled(trx, 'count acknowledgements', [recipient, since, 'auto-replied'], () =>
    trx
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .where('recipient', '=', recipient)
      .where('created_at', '>', since)
      .where('auto_submitted', '=', 'auto-replied'),
  )
  return (row?.mails ?? 0) < MAX_A_DAY
}
