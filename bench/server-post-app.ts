/**
 * The API on a fresh database, for `bench/server.ts`: `node bench/server-post-app.ts grouped|per-request`.
 * Everything is real except the writer, which is compared; no mail is sent.
 */
import { sql } from 'kysely'

import { readSettings } from '../server/settings.ts'
import { openDatabase } from '../server/store/open-database.ts'
import type { Write } from '../server/store/store.ts'
import type { Db } from '../server/store/tables.ts'
import { buildBenchApp } from './bench-app.ts'

/** Without group commit: every request has its own transaction. */
function commitEach(db: Db): Write {
  return (work) =>
    db.connection().execute(async (trx) => {
      await sql`begin immediate`.execute(trx)
      try {
        const result = await work(trx)
        await sql`commit`.execute(trx)
        return result
      } catch (error) {
        await sql`rollback`.execute(trx)
        throw error
      }
    })
}

const settings = readSettings(process.env)
const store = await openDatabase(settings)
const app = await buildBenchApp(settings, process.argv[2] === 'grouped' ? store.write : commitEach(store.db))
await app.listen({ host: settings.host, port: settings.port })
