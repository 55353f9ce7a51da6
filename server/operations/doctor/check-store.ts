import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

import { countWaitingReviews } from '../../abuse/review/review-rows.ts'
import { findBrowserFault } from '../../features/website-analysis/analysis-rows.ts'
import { countUnsentMails } from '../../mail/outbox/outbox-rows.ts'
import { isPostgres } from '../../store/queries.ts'
import type { Settings } from '../../settings.ts'
import type { Store } from '../../store/store.ts'
import type { Db } from '../../store/tables.ts'
import { failedHousekeeping } from '../housekeeping.ts'
import { describeOthers, otherThanAtStart } from '../last-start.ts'
import { findings, type Finding, type Verdict } from './finding.ts'
import { findOpenPaths } from '../../store/data-folder.ts'

/** A clock further off makes promises and leases wrong. */
const CLOCK_TOLERANCE_MS = 5_000
/** The first retries of a mail take less: a longer wait has a reason. */
const LATE_MAIL_MS = 15 * 60 * 1_000

/** The store, and settings other than the server's; opening it has checked version and durability. */
export async function checkStore(store: Store, settings: Settings, now: Date): Promise<Finding[]> {
  const { db } = store
  return findings({
    database: await checkEngine(db),
    clock: await checkClock(store, now),
    outbox: await checkOutbox(db, now),
    review: await checkReviews(db, now),
    housekeeping: await checkHousekeeping(db),
    'analysis browser': await checkBrowser(db),
    settings: await checkLastStart(db, settings),
  })
}

async function checkEngine(db: Db): Promise<Verdict> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
    return ['ok', `PostgreSQL ${rows[0]?.server_version ?? ''}, commits reach the disk`]
  }
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db)
  const isWhole = rows.length === 1 && rows[0]?.quick_check === 'ok'
  if (!isWhole) return ['bad', 'the file is damaged: restore the last backup']
  return ['ok', `SQLite ${process.versions['sqlite'] ?? ''}, whole, commits reach the disk`]
}

/** Against the database's clock; for a file, no row may be from the future. */
async function checkClock({ db, write, clock }: Store, now: Date): Promise<Verdict> {
  if (clock !== null) {
    const offMs = Math.abs(now.getTime() - (await write(clock)).getTime())
    const level = offMs > CLOCK_TOLERANCE_MS ? 'bad' : 'ok'
    return [level, `${Math.round(offMs / 1_000)} s from the database's`]
  }
  const newest = await db.selectFrom('outbox').select(db.fn.max('created_at').as('at')).executeTakeFirst()
  const isBehind = Date.parse(newest?.at ?? '1970-01-01') > now.getTime() + CLOCK_TOLERANCE_MS
  if (isBehind) return ['bad', 'the newest mail is from the future: the clock was set back']
  return ['ok', now.toISOString()]
}

async function checkOutbox(db: Db, now: Date): Promise<Verdict> {
  const { waitingSince, dead } = await countUnsentMails(db)
  if (dead > 0) return ['bad', `${dead} dead: "npm run agency -- outbox" says why`]
  const isLate = waitingSince !== null && now.getTime() - waitingSince.getTime() > LATE_MAIL_MS
  return isLate ? ['warn', 'mails wait for more than 15 minutes'] : ['ok', 'nothing is dead or late']
}

async function checkHousekeeping(db: Db): Promise<Verdict> {
  const failed = await failedHousekeeping(db)
  if (failed.length === 0) return ['ok', 'every step succeeded when it was last tried']
  const steps = failed.map(({ step, kind, at }) => `${step} (${kind}, ${at})`).join('; ')
  return ['bad', `failed: ${steps}. The log of that time says why`]
}

async function checkBrowser(db: Db): Promise<Verdict> {
  const fault = await findBrowserFault(db)
  if (fault === undefined) return ['ok', 'started when it was last tried, or was not needed yet']
  return ['warn', `did not start at ${fault.changed_at}: ${fault.value}`]
}

/** Among robots there may be a person, who was promised an answer in hours. */
const LONG_WAIT_MS = 3 * 24 * 60 * 60 * 1_000

async function checkReviews(db: Db, now: Date): Promise<Verdict> {
  const { posts, since } = await countWaitingReviews(db)
  const isLong = since !== null && now.getTime() - since.getTime() > LONG_WAIT_MS
  if (isLong) return ['warn', `${posts} wait, some for more than 3 days: "npm run agency review"`]
  return ['ok', posts === 0 ? 'nothing was set aside' : `${posts} wait, none for long`]
}

/** Whether these are the settings that the server runs with. */
async function checkLastStart(db: Db, settings: Settings): Promise<Verdict> {
  const others = await otherThanAtStart(db, settings)
  if (others.length === 0) return ['ok', "those of the server's last start"]
  return ['warn', `not those of the server's last start: ${describeOthers(others)}`]
}

/** docs/operating.md: a fifth should be free; below a twentieth a busy day fills it. */
const ROOMY_SHARE = 0.2
const FULL_SHARE = 0.05
const GIGABYTE = 1024 ** 3

/** Space on the disk of a folder; if the folder does not exist yet, of the working folder. */
export async function readDiskRoom(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs('.'))
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize }
}

export function checkDisk({ freeBytes, allBytes }: { freeBytes: number; allBytes: number }): Verdict {
  const share = freeBytes / allBytes
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GiB free, ${Math.round(share * 100)} %`
  if (share >= ROOMY_SHARE) return ['ok', free]
  return [share < FULL_SHARE ? 'bad' : 'warn', `${free}: make room`]
}

/** Whether only the server's user can read the data; a start corrects that user's files. */
export function checkFiles(dataDir: string): Verdict {
  const [first, ...more] = existsSync(dataDir) ? findOpenPaths(dataDir) : []
  if (first === undefined) return ['ok', 'only their owner reads them']
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  return ['bad', `others of this machine may read ${first}${others}: chmod -R go= ${dataDir}`]
}
