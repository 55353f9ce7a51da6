import type { Kysely } from 'kysely'

import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'

import type { Database } from '../database/tables.ts'
import { fileProblem, type FileProblem } from './file-problem.ts'

/** A file as the ticket and its mails speak of it. */
export interface ClaimedAttachment {
  id: string
  name: string
  size: number
  type: string
}

/**
 * Makes files the ticket's, in the ticket's transaction: all of them, in the given order, or none. A file that
 * is unknown, still arriving, someone's already, or named twice is gone.
 */
export async function claimAttachments(
  trx: Kysely<Database>,
  ids: readonly string[],
  ticketId: string,
): Promise<readonly ClaimedAttachment[]> {
  if (ids.length === 0) return []
  if (ids.length > ATTACHMENT_LIMITS.count) refuse('too-many')
  const rows = await trx
    .selectFrom('attachment')
    .select(['id', 'name', 'size', 'type'])
    .where('id', 'in', ids)
    .where('state', '=', 'ready')
    .where('ticket_id', 'is', null)
    .execute()
  const claimed = ids.flatMap((id) => rows.filter((row) => row.id === id))
  if (new Set(ids).size < ids.length || claimed.length < ids.length) refuse('files-gone')
  const total = claimed.reduce((sum, { size }) => sum + size, 0)
  if (total > ATTACHMENT_LIMITS.totalBytes) refuse('total-too-large')
  const { numUpdatedRows } = await trx
    .updateTable('attachment')
    .set({ ticket_id: ticketId })
    .where('id', 'in', ids)
    .where('state', '=', 'ready')
    .where('ticket_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows < ids.length) refuse('files-gone') // another ticket was quicker, where two can write at once
  return claimed
}

function refuse(code: FileProblem): never {
  throw fileProblem(code, { field: 'attachments' })
}
