import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { test as vitestTest } from 'vitest'

import { openDatabase } from '../../store/open-database.ts'
import { returnTestDatabase, takeTestDatabase } from '../../store/postgres/test-database.ts'
import { fixture, testFolder } from '../../test-app.ts'
import { quietPort, startTestProcess } from '../../test-process.ts'
import { isPostgres } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'
import type { Acknowledged } from './requests.ts'

/** How often a store is looked at while mails are sent. */
const LOOK_MS = 20

/** A store that outlives the servers started on it: a file, or a database of this run's PostgreSQL. */
export async function takeFaultStore() {
  const folder = testFolder()
  const databaseUrl = await takeTestDatabase()
  const env = {
    // The same every time: a server frees its own old claims at its start.
    PORT: String(await quietPort()),
    DATA_DIR: folder.path,
    // All visitors of a test come from one network, and each record has two mails.
    RATE_LIMITS: 'off',
    ANALYSIS: 'off',
    ACKNOWLEDGEMENTS_AN_HOUR: 'off',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl.href }),
  }
  return {
    databaseUrl,
    dataDir: folder.path,
    env,
    start: (more: Record<string, string> = {}) => startTestProcess({ ...env, ...more }),
    /** Another process on the same PostgreSQL, with a port and a folder of its own. */
    async startOther(more: Record<string, string> = {}) {
      const dataDir = join(folder.path, randomUUID())
      mkdirSync(dataDir)
      return startTestProcess({ ...env, ...more, PORT: String(await quietPort()), DATA_DIR: dataDir })
    },
    /** The server with another command around it; see `startTestProcess`. */
    startUnder: (wrapper: readonly string[]) => startTestProcess(env, undefined, wrapper),
    /** Reads the store, beside a server or without one. */
    open: () => openDatabase({ dataDir: folder.path, databaseUrl }),
    async [Symbol.asyncDispose]() {
      await returnTestDatabase(databaseUrl)
      await folder[Symbol.asyncDispose]()
    },
  }
}

export type FaultStore = Awaited<ReturnType<typeof takeFaultStore>>

/** Waits until every mail is sent; returns how long that took. */
export async function msUntilSent(store: FaultStore): Promise<number> {
  const begun = performance.now()
  const { db } = await store.open()
  const left = () => db.selectFrom('outbox').select('id').where('state', '!=', 'sent').limit(1).execute()
  while ((await left()).length > 0) await delay(LOOK_MS)
  await db.destroy()
  return performance.now() - begun
}

/** Differences between a store and what visitors were told. Every visitor has posted with a key. */
export async function readKept(
  store: { open: () => Promise<{ db: Db }> },
  acknowledged: readonly Acknowledged[],
) {
  await using db = (await store.open()).db
  const records = await readRecords(db)
  const numbers = new Map(records.map(({ name, number }) => [name, number]))
  const mails = await db
    .selectFrom('outbox')
    .select(['record_id', db.fn.countAll<number>().as('mails')])
    .where('auto_submitted', '=', 'auto-generated')
    .groupBy('record_id')
    .execute()
  const staffMails = new Map(mails.map(({ record_id, mails }) => [record_id, mails]))
  const { rows: halves } = await sql<{ tickets: number }>`select count(*) as tickets from ticket
    where 1 <> (select count(*) from message where conversation_id = ticket.id and type = 'created')
      or 1 <> (select count(*) from conversation_secret where conversation_id = ticket.id)`.execute(db)
  const { keys } = await db
    .selectFrom('idempotency_key')
    .select(db.fn.countAll<number>().as('keys'))
    .executeTakeFirstOrThrow()
  return {
    records: records.length,
    /** Acknowledged, but missing or different in the store. */
    missing: acknowledged.filter(({ name, number }) => numbers.get(name) !== number).map(({ name }) => name),
    withoutStaffMail: records.filter(({ id }) => staffMails.get(id) !== 1).map(({ name }) => name),
    /** Records whose copies would not be recognised. */
    withoutKey: records.length - keys,
    /** Tickets without their first event or link, or with two. */
    halfTickets: halves[0]?.tickets,
    integrity: await checkIntegrity(db),
  }
}

export const NOTHING_LOST = {
  missing: [],
  withoutStaffMail: [],
  withoutKey: 0,
  halfTickets: 0,
  integrity: 'ok',
}

export async function readRecords(db: Db) {
  return db
    .selectFrom('conversation')
    .leftJoin('ticket', 'ticket.id', 'conversation.id')
    .select(['conversation.id', 'name', 'number'])
    .execute()
}

/** 'ok', or what the engine has found. PostgreSQL: every index against its table; it throws at the first fault. */
export async function checkIntegrity(db: Db): Promise<string> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    return rows.map((row) => row.integrity_check).join('; ')
  }
  await sql`create extension if not exists amcheck`.execute(db)
  const { rows } = await sql<{ index: number }>`select pg_index.indexrelid::integer as index from pg_index
    join pg_class on pg_class.oid = pg_index.indexrelid join pg_am on pg_am.oid = pg_class.relam
    where pg_am.amname = 'btree' and pg_class.relnamespace = 'public'::regnamespace`.execute(db)
  // One by one: all together take longer than a statement of the server may.
  for (const { index } of rows) await sql`select bt_index_check(${index}::oid::regclass, true)`.execute(db)
  return 'ok'
}

export const test = vitestTest.extend('store', fixture(takeFaultStore))
