import type { Kysely } from 'kysely'

import { isAutomaticAddress, mailboxOf } from '#domain/email/automatic-address.ts'

import { runCompiled } from '../database/compiled-queries.ts'
import { takeTurn } from '../database/row-locks.ts'
import type { Database } from '../database/tables.ts'

/** Quality.md §4: anybody can enter a stranger's address in a form, but not fill their mailbox. */
const MAX_A_DAY = 3
const DAY_MS = 24 * 60 * 60 * 1_000
const HOUR_MS = 60 * 60 * 1_000
/** More requests than this are never under way at once: only so close to the cap need they queue up. */
const NEAR_THE_CAP = 50

/** What automatic answers to visitors need. */
export interface AcknowledgementEffects {
  now: () => Date
  /** Mailboxes of ours: two machines that acknowledge each other never stop. */
  ownMailboxes: readonly string[]
  /** Of the whole site: whoever enters a thousand strangers' addresses does not make us a sender of spam (R30). */
  acknowledgementsAnHour: number
}

/** An address as acknowledgements are sent to it: in lower case, or each spelling would have its own count. */
export function acknowledgedAddress(address: string): string {
  return address.toLowerCase()
}

/**
 * Whether an automatic answer may go to an address: not to machines, not to ourselves, not more than three
 * times a day, not more than the site's cap an hour. What was asked for is kept all the same, and the staff are
 * told. Run it in the transaction that queues the answer.
 */
export async function mayAcknowledge(
  trx: Kysely<Database>,
  address: string,
  { now, ownMailboxes, acknowledgementsAnHour }: AcknowledgementEffects,
): Promise<boolean> {
  if (isAutomaticAddress(address)) return false
  if (ownMailboxes.some((own) => mailboxOf(own) === mailboxOf(address))) return false
  const recipient = acknowledgedAddress(address)
  await takeTurn(trx, `acknowledgement ${recipient}`)
  if ((await countTo(trx, recipient, now())) >= MAX_A_DAY) return false
  return isBelowCap(trx, acknowledgementsAnHour, now())
}

async function countTo(trx: Kysely<Database>, recipient: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const [row] = await runCompiled(trx, 'count acknowledgements', [recipient, since, 'auto-replied'], () =>
    trx
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('mails'))
      .where('recipient', '=', recipient)
      .where('created_at', '>', since)
      .where('auto_submitted', '=', 'auto-replied'),
  )
  return Number(row?.mails ?? 0)
}

/** A turn for every mail would have all requests of the site wait for each other: only the last few take one. */
async function isBelowCap(trx: Kysely<Database>, cap: number, now: Date): Promise<boolean> {
  if (cap === Number.POSITIVE_INFINITY) return true
  const count = await countOfHour(trx, now)
  if (count < cap - NEAR_THE_CAP) return true
  await takeTurn(trx, 'acknowledgements of the site')
  return (await countOfHour(trx, now)) < cap
}

async function countOfHour(trx: Kysely<Database>, now: Date): Promise<number> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString()
  const [row] = await runCompiled(trx, 'count acknowledgements of all', ['auto-replied', since], () =>
    trx
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('mails'))
      .where('auto_submitted', '=', 'auto-replied')
      .where('created_at', '>', since),
  )
  return Number(row?.mails ?? 0)
}
