import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { openDatabase } from '../../store/open-database.ts'
import { returnTestDatabase, takeTestDatabase } from '../../store/postgres/test-database.ts'
import { testFolder } from '../../test-app.ts'
import { quietPort, startTestProcess } from '../../test-process.ts'

/** How often a store is looked at while mails are sent. */
const LOOK_MS = 20

/**
 * A store that outlives the servers started on it, one after another: a file, or a database of this run's
 * PostgreSQL.
 */
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
    /** Starts the server as a process of its own. */
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

/** A store with its servers. */
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
