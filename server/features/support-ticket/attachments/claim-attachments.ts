import type { Kysely } from 'kysely'

import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'

import type { Database } from '../../../store/tables.ts'
import { fileProblem, type FileProblem } from './attachment-answers.ts'

/** A file as tickets and mails mention it. */
export interface ClaimedAttachment {
  id: string
  name: string
  size: number
  type: string
}

/**
 * Assigns files to a ticket, all in the given order or none; it throws inside the ticket's transaction. A
 * file is "gone" when it is unknown, still arriving, already claimed, or named twice.
 */
export async function claimAttachments(
  trx: Kysely<Database>,
  ids: readonly string[],
  ticketId: string,
): Promise<readonly ClaimedAttachment[]> {
  if (ids.length === 0) return []
  if (ids.length > ATTACHMENT_LIMITS.count) refuse('too-many')
  const rows = await trx
    .updateTable('attachment')
    .set({ ticket_id: ticketId })
    .where('id', 'in', ids)
    .where('state', '=', 'ready')
    .where('ticket_id', 'is', null)
    .returning(['id', 'name', 'size', 'type'])
    .execute()
  const claimed = ids.flatMap((id) => rows.filter((row) => row.id === id))
  if (rows.length < ids.length) refuse('files-gone')
  const total = claimed.reduce((sum, { size }) => sum + size, 0)
  if (total > ATTACHMENT_LIMITS.totalBytes) refuse('total-too-large')
  return claimed
}

function refuse(code: FileProblem): never {
  throw fileProblem(code, { field: 'attachments' })
}
