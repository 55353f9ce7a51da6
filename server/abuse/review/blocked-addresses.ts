import { mailboxOf } from '../../mailbox.ts'
import { insertRow, runCompiled } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'

/** Whether posts and mails of an address are set aside, and nothing automatic goes there. */
export async function isBlocked(trx: Db, address: string): Promise<boolean> {
  const rows = await runCompiled(trx, 'find blocked_address', [mailboxOf(address)], () =>
    trx.selectFrom('blocked_address').select('mailbox').where('mailbox', '=', mailboxOf(address)),
  )
  return rows.length > 0
}

/** Blocks an address, or no longer; false: it was so before. */
export async function setBlocked(
  trx: Db,
  address: string,
  block: { isBlocked: boolean; staff: string; now: Date },
): Promise<boolean> {
  if ((await isBlocked(trx, address)) === block.isBlocked) return false
  const mailbox = mailboxOf(address)
  const created_at = block.now.toISOString()
  if (block.isBlocked) await insertRow(trx, 'blocked_address', { mailbox, created_at, staff: block.staff })
  else await trx.deleteFrom('blocked_address').where('mailbox', '=', mailbox).execute()
  return true
}
