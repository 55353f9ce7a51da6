/**
 * The API on a fresh database, for `bench/server.ts`: `node bench/server-post-app.ts grouped|per-request`.
 * Everything is real except the writer, which is compared; no mail is sent.
 */
import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'

import { sql } from 'kysely'

import { buildApp } from '../server/app.ts'
import { newLinkSecret } from '../server/features/conversation/conversation-rows.ts'
import { createLogger } from '../server/log.ts'
import { readMailTemplates } from '../server/mail/render/mail-templates.ts'
import { createMailRenderer } from '../server/mail/render/render-mail.ts'
import { MAIL_KINDS } from '../server/operations/mail-kinds.ts'
import { readSettings } from '../server/settings.ts'
import { openDatabase } from '../server/store/open-database.ts'
import type { Write } from '../server/store/store.ts'
import type { Db } from '../server/store/tables.ts'

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
const templates = readMailTemplates(join(import.meta.dirname, '../content/mail'), MAIL_KINDS)
const app = await buildApp({
  settings,
  site: null,
  write: process.argv[2] === 'grouped' ? store.write : commitEach(store.db),
  now: () => new Date(),
  formSecret: settings.formSecret ?? '',
  renderMail: createMailRenderer(templates),
  countryOf: () => Promise.resolve(null),
  wakeOutbox: () => undefined,
  newId: randomUUIDv7,
  newSecret: newLinkSecret,
  randomBelow: randomInt,
  randomBytes,
  log: createLogger('silent'),
})
await app.listen({ host: settings.host, port: settings.port })
