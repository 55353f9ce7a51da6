import type { Kysely } from 'kysely'

import { isAutomaticAddress } from '#domain/email/email-address.ts'

import { runCompiled } from '../../store/compiled-queries.ts'
import { acquireAdvisoryLock } from '../../store/row-locks.ts'
import type { Database } from '../../store/tables.ts'
import { mailboxOf } from '../../mailbox.ts'

/** Anybody can enter a stranger's address in a form, but not fill their mailbox: of each sort so many a day. */
const MAX_A_DAY = 3
/**
 * What is counted apart (record 0048): who asks for analyses in a customer's name keeps no ticket of theirs from its
 * mail, and who opens tickets in it no link.
 */
const SORTS = {
  contact: ['contact-confirmation', 'lead-thanks'],
  ticket: ['ticket-confirmation'],
  link: ['ticket-link'],
} as const satisfies Record<string, readonly string[]>
/** A sort of automatic answers. */
export type AcknowledgementSort = keyof typeof SORTS

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

/**
 * Whether an automatic answer may go to an address: not to machines, not to ourselves, not more than three
 * of a sort a day, not more than the site's cap an hour. What was asked for is kept all the same, and the staff are
 * told. Run it in the transaction that queues the answer.
 */
export async function mayAcknowledge(
  trx: Kysely<Database>,
  address: string,
  sort: AcknowledgementSort,
  { now, ownMailboxes, acknowledgementsAnHour }: AcknowledgementEffects,
): Promise<boolean> {
  if (isAutomaticAddress(address)) return false
  const mailbox = mailboxOf(address)
  if (ownMailboxes.some((own) => mailboxOf(own) === mailbox)) return false
  await acquireAdvisoryLock(trx, `acknowledgement ${mailbox}`)
  if ((await countTo(trx, mailbox, sort, now())) >= MAX_A_DAY) return false
  return isBelowCap(trx, acknowledgementsAnHour, now())
}

async function countTo(
  trx: Kysely<Database>,
  mailbox: string,
  sort: AcknowledgementSort,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const parameters = [mailbox, since, ...SORTS[sort]]
  const [row] = await runCompiled(trx, `count acknowledgements ${sort}`, parameters, () =>
    trx
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('mails'))
      .where('recipient_mailbox', '=', mailbox)
      .where('created_at', '>', since)
      .where('kind', 'in', SORTS[sort]),
  )
  return Number(row?.mails ?? 0)
}

/** A turn for every mail would have all requests of the site wait for each other: only the last few take one. */
async function isBelowCap(trx: Kysely<Database>, cap: number, now: Date): Promise<boolean> {
  if (cap === Number.POSITIVE_INFINITY) return true
  const count = await countOfHour(trx, now)
  if (count < cap - NEAR_THE_CAP) return true
  await acquireAdvisoryLock(trx, 'acknowledgements of the site')
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
