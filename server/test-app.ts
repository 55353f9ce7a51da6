import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { LightMyRequestResponse } from 'fastify'

import { buildApp, type Dependencies } from './app.ts'
import { CONTACT_MAIL_KINDS } from './contact-form/contact-mails.ts'
import { openDatabase } from './database/open-database.ts'
import { createWriter, type Write } from './database/writer.ts'
import { createCountryLookup } from './geo/country-database.ts'
import { createLogger } from './log.ts'
import { readMailTemplates } from './mail/mail-templates.ts'
import { createMailRenderer } from './mail/render-mail.ts'
import { readSettings } from './settings.ts'

/** The project's own mails, as they are. */
export const MAIL_FOLDER = join(import.meta.dirname, '../content/mail')

/** A fresh folder that goes away with the test. */
export function testFolder() {
  const path = mkdtempSync(join(tmpdir(), 'valmis-test-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** A fresh migrated database in a folder of its own. */
export async function openTestDatabase() {
  const folder = testFolder()
  const db = await openDatabase(folder.path)
  return {
    db,
    write: createWriter(db),
    dataDir: folder.path,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await folder[Symbol.asyncDispose]()
    },
  }
}

interface TestAppOptions extends Partial<Omit<Dependencies, 'write'>> {
  /** Stands between the app and the store, to hold it up. */
  aroundWrite?: (write: Write) => Write
}

/** The whole server on a fresh database, without sockets: what main builds, with what a test replaces. */
export async function startTestApp({ aroundWrite = (write) => write, ...replaced }: TestAppOptions = {}) {
  const store = await openTestDatabase()
  const { db } = store
  const app = await buildApp({
    settings: readSettings({ MAIL_FROM: 'no-reply@agency.example', SALES_MAILBOX: 'sales@agency.example' }),
    site: null,
    write: aroundWrite(store.write),
    renderMail: createMailRenderer(readMailTemplates(MAIL_FOLDER, CONTACT_MAIL_KINDS)),
    countryOf: createCountryLookup(),
    wakeOutbox: () => undefined,
    now: () => new Date('2026-03-02T10:00:00Z'),
    newId: randomUUID,
    log: createLogger('silent'),
    ...replaced,
  })
  return {
    app,
    db,
    dataDir: store.dataDir,
    contactRequests: () => db.selectFrom('contact_request').selectAll().execute(),
    mails: () => db.selectFrom('outbox').selectAll().orderBy('priority').execute(),
    /** Rows of every table: zero when nothing was kept. */
    async countRows() {
      const tables = ['contact_request', 'outbox', 'idempotency_key'] as const
      const counts = tables.map((table) => db.selectFrom(table).select(db.fn.countAll<number>().as('rows')))
      const rows = await Promise.all(counts.map((count) => count.executeTakeFirstOrThrow()))
      return rows.reduce((sum, row) => sum + row.rows, 0)
    },
    postContact: (payload: unknown, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
      }),
    postForm: (payload: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload,
      }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await store[Symbol.asyncDispose]()
    },
  }
}
