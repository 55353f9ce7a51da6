import { sql, type Kysely } from 'kysely'

import { countWaitingReviews } from '../../abuse/review/review-rows.ts'
import { countUnsentMails } from '../../mail/outbox/unsent-mails.ts'
import { isPostgres } from '../../store/row-locks.ts'
import type { Store } from '../../store/store.ts'
import type { Database } from '../../store/tables.ts'
import { failedHousekeeping } from '../housekeeping.ts'
import type { Finding } from './finding.ts'

/** A clock further off makes promises and leases wrong. */
const CLOCK_TOLERANCE_MS = 5_000
/** The first retries of a mail take less: a longer wait has a reason. */
const LATE_MAIL_MS = 15 * 60 * 1_000

/** Findings about the store; opening it has checked version and durability (open-sqlite.ts, session.ts). */
export async function checkStore(store: Store, now: Date): Promise<Finding[]> {
  const { db } = store
  return [
    await checkEngine(db),
    await checkClock(store, now),
    await checkOutbox(db, now),
    await checkReviews(db, now),
    await checkHousekeeping(db),
  ]
}

async function checkEngine(db: Kysely<Database>): Promise<Finding> {
  if (isPostgres(db)) {
    const { rows } = await sql<{
      version: string
    }>`select current_setting('server_version') as version`.execute(db)
    return {
      level: 'ok',
      about: 'database',
      says: `PostgreSQL ${rows[0]?.version ?? ''}, commits reach the disk`,
    }
  }
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db)
  const isWhole = rows.length === 1 && rows[0]?.quick_check === 'ok'
  if (!isWhole)
    return { level: 'bad', about: 'database', says: 'the file is damaged: restore the last backup' }
  const version = process.versions['sqlite'] ?? ''
  return { level: 'ok', about: 'database', says: `SQLite ${version}, whole, commits reach the disk` }
}

/** Against the database's clock; for a file, no row may be from the future. */
async function checkClock({ db, write, clock }: Store, now: Date): Promise<Finding> {
  const about = 'clock'
  if (clock !== null) {
    const aheadMs = now.getTime() - (await write(clock)).getTime()
    const says = `${Math.round(Math.abs(aheadMs) / 1_000)} s from the database's`
    return { level: Math.abs(aheadMs) > CLOCK_TOLERANCE_MS ? 'bad' : 'ok', about, says }
  }
  const newest = await db.selectFrom('outbox').select(db.fn.max('created_at').as('at')).executeTakeFirst()
  const isBehind = Date.parse(newest?.at ?? '1970-01-01') > now.getTime() + CLOCK_TOLERANCE_MS
  if (isBehind)
    return { level: 'bad', about, says: 'the newest mail is from the future: the clock was set back' }
  return { level: 'ok', about, says: now.toISOString() }
}

async function checkOutbox(db: Kysely<Database>, now: Date): Promise<Finding> {
  const about = 'outbox'
  const { waitingSince, dead } = await countUnsentMails(db)
  if (dead > 0) return { level: 'bad', about, says: `${dead} dead: "npm run agency -- outbox" says why` }
  const isLate = waitingSince !== null && now.getTime() - waitingSince.getTime() > LATE_MAIL_MS
  if (isLate) return { level: 'warn', about, says: 'mails wait for more than 15 minutes' }
  return { level: 'ok', about, says: 'nothing is dead or late' }
}

async function checkHousekeeping(db: Kysely<Database>): Promise<Finding> {
  const about = 'housekeeping'
  const failed = await failedHousekeeping(db)
  if (failed.length === 0) return { level: 'ok', about, says: 'every step succeeded when it was last tried' }
  const steps = failed.map(({ step, kind, at }) => `${step} (${kind}, ${at})`).join('; ')
  return { level: 'bad', about, says: `failed: ${steps}. The log of that time says why` }
}

/** Among robots there may be a person, who was promised an answer in hours. */
const LONG_WAIT_MS = 3 * 24 * 60 * 60 * 1_000

/** Whether somebody looks at the posts that were set aside. */
async function checkReviews(db: Kysely<Database>, now: Date): Promise<Finding> {
  const about = 'review'
  const { posts, since } = await countWaitingReviews(db)
  const isLong = since !== null && now.getTime() - since.getTime() > LONG_WAIT_MS
  if (isLong)
    return { level: 'warn', about, says: `${posts} wait, some for more than 3 days: "npm run agency review"` }
  return { level: 'ok', about, says: posts === 0 ? 'nothing was set aside' : `${posts} wait, none for long` }
}
