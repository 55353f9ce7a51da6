import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'

/** Our mails that did not arrive and wait for somebody to look. */
export function troubledMails(trx: Kysely<Database>) {
  return trx
    .selectFrom('outbox')
    .where((is) => is.or([is('state', '=', 'dead'), is('bounced_at', 'is not', null)]))
}

/** Mails that came in and wait for a decision. */
export function waitingMails(trx: Kysely<Database>) {
  return trx.selectFrom('incoming_mail').where('outcome', 'in', ['waiting', 'unreadable'])
}

/** How many mails need a person. */
export async function countTroubledMails(trx: Kysely<Database>): Promise<number> {
  const out = await troubledMails(trx)
    .select(({ fn }) => fn.countAll().as('mails'))
    .executeTakeFirstOrThrow()
  const waiting = await waitingMails(trx)
    .select(({ fn }) => fn.countAll().as('mails'))
    .executeTakeFirstOrThrow()
  return Number(out.mails) + Number(waiting.mails)
}
