import type { Kysely } from 'kysely'

import type { Database } from '../database/tables.ts'
import { ApiProblem } from '../problems/api-problem.ts'

/** An uploaded file that now belongs to a ticket. */
export interface ClaimedAttachment {
  id: string
  name: string
  size: number
  type: string
}

/** What a ticket asks of the store of uploaded files. */
export interface TicketAttachments {
  /** Makes files belong to a ticket, in its transaction; throws an `ApiProblem` when one cannot. */
  claimAttachments: (
    trx: Kysely<Database>,
    ids: readonly string[],
    ticketId: string,
  ) => Promise<readonly ClaimedAttachment[]>
  /** Whether files are small enough together to be sent by mail. */
  fitIntoMail: (attachments: readonly ClaimedAttachment[]) => boolean
}

/** A server that takes no uploads: no id can be that of a file. */
export const NO_ATTACHMENTS: TicketAttachments = {
  claimAttachments(_trx, ids) {
    const fields = [{ field: 'attachments', code: 'files-gone' }]
    return ids.length === 0 ? Promise.resolve([]) : Promise.reject(new ApiProblem('invalid', { fields }))
  },
  fitIntoMail: () => true,
}
