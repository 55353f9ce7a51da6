import type { ConversationKind } from '#domain/conversation/conversation.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import { insertRow, isPostgres } from '../../store/queries.ts'
import type { Db, ReviewState, Row } from '../../store/tables.ts'

/** Sets a post aside, in its own transaction: nothing is mailed about it until somebody releases it. */
export async function setAside(
  trx: Db,
  kind: ConversationKind,
  record: { id: string; createdAt: Date },
  reasons: readonly SuspicionReason[],
): Promise<void> {
  await insertRow(trx, 'review', {
    record_id: record.id,
    kind,
    created_at: record.createdAt.toISOString(),
    reasons: JSON.stringify(reasons),
    state: 'waiting',
    decided_at: null,
  })
}

/** Returns the kind; null: it was never set aside, or is released already. A discarded one can be. */
export async function markReleased(trx: Db, recordId: string, now: Date): Promise<ConversationKind | null> {
  const review = await findReviewToDecide(trx, recordId)
  if (review === undefined || review.state === 'released') return null
  await decide(trx, recordId, 'released', now)
  return review.kind
}

/** It can be released until it is removed (retention.ts). Returns its state before; released stays so. */
export async function markDiscarded(trx: Db, recordId: string, now: Date): Promise<ReviewState | null> {
  const review = await findReviewToDecide(trx, recordId)
  if (review?.state === 'waiting') await decide(trx, recordId, 'discarded', now)
  return review?.state ?? null
}

/** The review of a post that was set aside, locked until the end of the transaction. */
async function findReviewToDecide(trx: Db, recordId: string) {
  return trx
    .selectFrom('review')
    .selectAll()
    .where('record_id', '=', recordId)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst()
}

async function decide(trx: Db, recordId: string, state: ReviewState, now: Date) {
  const decision = { state, decided_at: now.toISOString() }
  await trx.updateTable('review').set(decision).where('record_id', '=', recordId).execute()
}

/** How many posts wait for a decision, and since when the oldest; null: none does. */
export async function countWaitingReviews(
  db: Db,
  kinds: readonly ConversationKind[] = ['contact', 'lead', 'ticket'],
) {
  const { posts, since } = await db
    .selectFrom('review')
    .select(({ fn }) => [fn.countAll().as('posts'), fn.min('created_at').as('since')])
    .where('state', '=', 'waiting')
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return { posts: Number(posts), since: Number(posts) === 0 ? null : new Date(since) }
}

/** Ids of posts that were not released: lists leave them out. */
export function heldIds(db: Db) {
  return db.selectFrom('review').select('record_id').where('state', 'in', ['waiting', 'discarded'])
}

export function reasonsOf({ reasons }: Pick<Row<'review'>, 'reasons'>): SuspicionReason[] {
  return JSON.parse(reasons) as SuspicionReason[]
}
