import type { Kysely } from 'kysely'

import type { Database } from '../database/tables.ts'
import type { KeptAnswer, RepeatableRequest } from '../idempotency/once.ts'
import type { Sender } from './sender.ts'

/** A request that may be repeated, and that counts toward limits unless it is. */
export interface CountedRequest extends RepeatableRequest {
  sender: Sender
}

/** `Once` for requests that anybody can send: refuses (429) who has sent too many. */
export type LimitedOnce = (
  request: CountedRequest,
  work: (trx: Kysely<Database>) => Promise<KeptAnswer>,
) => Promise<KeptAnswer>
