import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import type { FindReasons } from '../suspicion/examine-post.ts'
import type { StoredAnswer, RepeatableRequest } from '../../store/idempotency/once.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import type { Sender } from './sender.ts'

/** A request that may be repeated, and that counts toward limits unless it is. */
export interface CountedRequest extends RepeatableRequest {
  sender: Sender
  /** What speaks against it; absent: nothing can. */
  findReasons?: FindReasons
}

/**
 * `Once` for requests that anybody can send: refuses (429) who has sent too many. What something speaks against counts
 * toward its network and the site, never toward the mailbox it names: that may be a stranger's (record 0048).
 */
export type LimitedOnce = (
  request: CountedRequest,
  work: (trx: Kysely<Database>, reasons: readonly SuspicionReason[]) => Promise<StoredAnswer>,
) => Promise<StoredAnswer>
