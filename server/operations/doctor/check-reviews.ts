import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import { countWaitingReviews } from '../../abuse/review/review-rows.ts'
import type { Finding } from './finding.ts'

/** Among robots there may be a person, who was promised an answer in hours. */
const LONG_WAIT_MS = 3 * 24 * 60 * 60 * 1_000

/** Whether somebody looks at what was set aside. */
export async function checkReviews(db: Kysely<Database>, now: Date): Promise<Finding> {
  const about = 'review'
  const { posts, since } = await countWaitingReviews(db)
  const isLong = since !== null && now.getTime() - since.getTime() > LONG_WAIT_MS
  if (isLong)
    return { level: 'warn', about, says: `${posts} wait, some for more than 3 days: "npm run agency review"` }
  return { level: 'ok', about, says: posts === 0 ? 'nothing was set aside' : `${posts} wait, none for long` }
}
