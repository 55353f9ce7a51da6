import type { Kysely } from 'kysely'

import { releaseLead } from '../../features/chat-assistant/chat-lead-mails.ts'
import { releaseContactRequest } from '../../features/contact-form/contact-mails.ts'
import type { Effects } from '../../effects.ts'
import type { Database, ReviewedKind } from '../../store/tables.ts'
import { releaseTicket } from '../../features/support-ticket/open-ticket.ts'
import { markReleased } from '../../abuse/review/review-rows.ts'

const RELEASE: Readonly<
  Record<ReviewedKind, (trx: Kysely<Database>, id: string, effects: Effects) => Promise<void>>
> = {
  contact: releaseContactRequest,
  lead: releaseLead,
  ticket: releaseTicket,
}

/**
 * Releases a post that was set aside: its mails are queued as if it had just come in, with promises that
 * count from now. Run it in one transaction. False: there is nothing to release.
 */
export async function releasePost(
  trx: Kysely<Database>,
  recordId: string,
  effects: Effects,
): Promise<boolean> {
  const kind = await markReleased(trx, recordId, effects.now())
  if (kind !== null) await RELEASE[kind](trx, recordId, effects)
  return kind !== null
}
