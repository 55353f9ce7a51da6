import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import type { FindReasons } from '../suspicion/examine-post.ts'
import type { StoredAnswer, RepeatableRequest } from '../../store/idempotency/once.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import type { Sender } from './sender.ts'

/** A request that may be repeated, and that counts toward limits. */
export interface CountedRequest extends RepeatableRequest {
  sender: Sender
  /** Reasons for suspicion; absent: the route has no such check. */
  findReasons?: FindReasons
}

/**
 * `Once` for public requests: throws 429 above a limit. A suspicious post counts toward its network and the
 * site, never toward the mailbox it names, which may be a stranger's (record 0048).
 */
export type LimitedOnce = (
  request: CountedRequest,
  work: (trx: Kysely<Database>, reasons: readonly SuspicionReason[]) => Promise<StoredAnswer>,
) => Promise<StoredAnswer>
