import { isAutomaticAddress } from '#domain/email/email-address.ts'

import { isBlocked } from '../../abuse/review/blocked-addresses.ts'
import { runCompiled, acquireAdvisoryLock } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'
import { mailboxOf } from '../../mailbox.ts'

/** Anybody can type a stranger's address, but must not fill their mailbox: so many mails of each sort a day. */
const MAX_A_DAY = 3
/** Counted apart (record 0048): requests in a customer's name must not use up the mails of their tickets. */
const SORTS = {
  contact: ['contact-confirmation', 'order-confirmation', 'lead-thanks'],
  ticket: ['ticket-confirmation'],
  link: ['ticket-link'],
  report: ['analysis-report'],
} as const satisfies Record<string, readonly string[]>
export type AcknowledgementSort = keyof typeof SORTS

/** An address that never took so many mails of ours does not exist. */
const MAX_HARD_BOUNCES = 2
const DAY_MS = 24 * 60 * 60 * 1_000
const HOUR_MS = 60 * 60 * 1_000
/** Above the usual number of parallel requests: only this close to the cap must they queue. */
const NEAR_THE_CAP = 50

export interface AcknowledgementEffects {
  now: () => Date
  /** Our own mailboxes: two machines that acknowledge each other would never stop. */
  ownMailboxes: readonly string[]
  /** Limit for the whole site: somebody who enters a thousand addresses must not make us a spammer (R30). */
  acknowledgementsAnHour: number
}

/**
 * Whether an automatic mail may go to an address: not to machines, not to ourselves, at most three of a sort
 * a day, none to an address from which two came back for good or that the staff blocked, and within the site's
 * hourly cap. The request itself is stored in any case, and the staff are told.
 * Run it in the transaction that queues the mail.
 */
export async function mayAcknowledge(
  trx: Db,
  address: string,
  sort: AcknowledgementSort,
  { now, ownMailboxes, acknowledgementsAnHour }: AcknowledgementEffects,
): Promise<boolean> {
  if (isAutomaticAddress(address)) return false
  const mailbox = mailboxOf(address)
  if (ownMailboxes.some((own) => mailboxOf(own) === mailbox)) return false
  if (await isBlocked(trx, address)) return false
  await acquireAdvisoryLock(trx, `acknowledgement ${mailbox}`)
  if ((await countTo(trx, mailbox, sort, now())) >= MAX_A_DAY) return false
  if ((await countHardBounces(trx, mailbox)) >= MAX_HARD_BOUNCES) return false
  return isBelowCap(trx, acknowledgementsAnHour, now())
}

async function countTo(trx: Db, mailbox: string, sort: AcknowledgementSort, now: Date): Promise<number> {
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

async function countHardBounces(trx: Db, mailbox: string): Promise<number> {
  const [row] = await runCompiled(trx, 'count hard bounces', [mailbox, 1], () =>
    trx
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('mails'))
      .where('recipient_mailbox', '=', mailbox)
      .where('is_hard_bounce', '=', 1),
  )
  return Number(row?.mails ?? 0)
}

/** A lock for every mail would make all requests wait for each other: only the last few before the cap take one. */
async function isBelowCap(trx: Db, cap: number, now: Date): Promise<boolean> {
  if (cap === Number.POSITIVE_INFINITY) return true
  const count = await countOfHour(trx, now)
  if (count < cap - NEAR_THE_CAP) return true
  await acquireAdvisoryLock(trx, 'acknowledgements of the site')
  return (await countOfHour(trx, now)) < cap
}

async function countOfHour(trx: Db, now: Date): Promise<number> {
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
