import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import { countWaitingReviews } from '../../abuse/review/review-rows.ts'
import { gauge } from './gauge.ts'

/** How many posts wait for somebody to look at them, in Prometheus's text format. */
export async function reviewMetrics(db: Kysely<Database>): Promise<string> {
  const { posts } = await countWaitingReviews(db)
  return [...gauge('valmis_reviews_waiting', 'Posts that were set aside and wait.', posts), ''].join('\n')
}
