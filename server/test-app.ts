import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { test as vitestTest } from 'vitest'

import { newLinkSecret } from './secret.ts'
import { buildApp, type Dependencies } from './app.ts'
import { createEffects, type Effects } from './effects.ts'
import { MAIL_KINDS } from './operations/mail-kinds.ts'
import { databaseFile } from './store/data-folder.ts'
import { openDatabase } from './store/open-database.ts'
import { returnTestDatabase, takeTestDatabase } from './store/postgres/test-database.ts'
import { openSqlite } from './store/sqlite/open-sqlite.ts'
import type { Write } from './store/store.ts'
import type { Db, Row } from './store/tables.ts'
import { createCountryLookup } from './features/geo/country-database.ts'
import { createLogger } from './log.ts'
import { readMailTemplates, createMailRenderer } from './mail/render/render-mail.ts'
import { readSettings, type LogLevel } from './settings.ts'
import { type Conversation } from './features/conversation/conversation-rows.ts'
import { aFormToken, TEST_FORM_SECRET } from './test-posts.ts'

export const MAIL_FOLDER = join(import.meta.dirname, '../content/mail')
export const renderMail = createMailRenderer(readMailTemplates(MAIL_FOLDER, MAIL_KINDS))

export function testEffects(settings: Parameters<typeof createEffects>[0], now: () => Date): Effects {
  return createEffects(settings, { ...CHANCE, now, renderMail })
}

const CHANCE = { newId: randomUUID, newSecret: newLinkSecret, randomBelow: randomInt }

export function testFolder() {
  const path = mkdtempSync(join(tmpdir(), 'valmis-test-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** A migrated file: copying it is quicker than migrating, which syncs after each of 200 statements. */
let template: Promise<Buffer> | null = null

async function migratedFile(): Promise<Buffer> {
  await using folder = testFolder()
  await (await openSqlite(folder.path)).db.destroy()
  return await readFile(databaseFile(folder.path))
}

/** A fresh migrated database, a file or PostgreSQL's; `sharedUrl` opens an existing one as another process. */
export async function openTestDatabase(sharedUrl?: URL) {
  const folder = testFolder()
  const databaseUrl = sharedUrl ?? (await takeTestDatabase())
  if (databaseUrl === null) {
    const file = await (template ??= migratedFile())
    await writeFile(databaseFile(folder.path), file, { mode: 0o600 })
  }
  const store = await openDatabase({ dataDir: folder.path, databaseUrl })
  return {
    ...store,
    dataDir: folder.path,
    databaseUrl,
    async [Symbol.asyncDispose]() {
      await store.db.destroy()
      if (sharedUrl === undefined) await returnTestDatabase(databaseUrl)
      await folder[Symbol.asyncDispose]()
    },
  }
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Posts like a person, unless the headers differ; a text or bytes go as they are. */
function poster(app: FastifyInstance, now: () => Date, url: string, type: string) {
  return (payload: unknown, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> => {
    const token = aFormToken({ now: now() })['form-token']
    const isPlain = type === FORM_TYPE && typeof payload === 'string' && !/(?:^|&)formToken=/.test(payload)
    const body = isPlain ? `${payload}${payload === '' ? '' : '&'}formToken=${token}` : payload
    return app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type, ...(type === FORM_TYPE ? {} : { 'form-token': token }), ...headers },
      payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    })
  }
}

/** Records with what their conversations know, oldest first. */
async function withPerson<Table extends 'contact_request' | 'chat_lead' | 'ticket'>(db: Db, table: Table) {
  const rows = await db
    .selectFrom(table as 'ticket')
    .innerJoin('conversation', 'conversation.id', `${table as 'ticket'}.id`)
    .selectAll()
    .orderBy('conversation.created_at')
    .execute()
  return rows as unknown as (Conversation & Row<Table>)[]
}

interface TestAppOptions extends Partial<Omit<Dependencies, 'write'>> {
  /** Wraps the store's writes, to delay or break them. */
  aroundWrite?: (write: Write) => Write
  sharedUrl?: URL
  startsAt?: number
  /** Settings that differ, as environment variables. */
  env?: Record<string, string>
}

export function collectLog(level: LogLevel = 'trace') {
  const lines: string[] = []
  return { lines, log: createLogger(level, { write: (line) => void lines.push(line) }) }
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** When a test's server starts; its clock stands still until the test moves it. */
export const START = Date.parse('2026-03-02T10:00:00Z')

/** The whole server on a fresh database, without sockets: what main builds, with what a test replaces. */
export async function startTestApp(options: TestAppOptions = {}) {
  const {
    aroundWrite = (write: Write) => write,
    sharedUrl,
    startsAt = START,
    env = {},
    settings = {
      ...readSettings({
        MAIL_FROM: 'no-reply@agency.example',
        SALES_MAILBOX: 'sales@agency.example',
        SUPPORT_MAILBOX: 'support@agency.example',
        ANALYSIS: 'off', // tests of analyses look with a looker of their own
        RATE_LIMITS: 'off', // every test is one network; tests of limits bring their own settings
        ...env,
      }),
      staffLanguage: 'en', // whatever the agency's staff reads
    },
    ...replaced
  } = options
  let time = startsAt
  const store = await openTestDatabase(sharedUrl)
  const { db } = store
  const { now = () => new Date(time) } = replaced
  const app = await buildApp({
    settings,
    site: null,
    hasChat: true, // whatever the catalogue leaves out
    write: aroundWrite(store.write),
    renderMail,
    countryOf: createCountryLookup(),
    wakeOutbox: () => undefined,
    ...CHANCE,
    randomBytes,
    formSecret: TEST_FORM_SECRET,
    log: createLogger('silent'),
    ...replaced,
    now,
  })
  return {
    app,
    db,
    write: store.write,
    dataDir: store.dataDir,
    databaseUrl: store.databaseUrl,
    now,
    given: { ...CHANCE, now, renderMail },
    effects: testEffects(settings, now),
    /** Moves the clock, unless a test brought its own. */
    advance: (ms: number) => void (time += ms),
    contactRequests: () => withPerson(db, 'contact_request'),
    consents: () => db.selectFrom('consent').selectAll().orderBy('created_at').execute(),
    chatLeads: () => withPerson(db, 'chat_lead'),
    tickets: () => withPerson(db, 'ticket'),
    reviews: () => db.selectFrom('review').selectAll().orderBy('created_at').execute(),
    mails: () => db.selectFrom('outbox').selectAll().orderBy('priority').execute(),
    /** Rows of all tables: zero when nothing was stored. */
    async countRows() {
      const tables = [
        ...(['contact_request', 'outbox', 'idempotency_key'] as const),
        ...(['ticket', 'conversation', 'message', 'conversation_secret', 'incoming_mail'] as const),
        ...(['attachment', 'attachment_chunk', 'outbox_attachment'] as const),
        ...(['chat_lead', 'consent', 'vitals_histogram', 'counted_post', 'review'] as const),
        ...(['analysis', 'analysis_link', 'analysis_picture'] as const),
      ]
      const counts = tables.map((table) => db.selectFrom(table).select(db.fn.countAll<number>().as('rows')))
      const rows = await Promise.all(counts.map((count) => count.executeTakeFirstOrThrow()))
      return rows.reduce((sum, row) => sum + row.rows, 0)
    },
    postContact: poster(app, now, '/api/contact', JSON_TYPE),
    postForm: poster(app, now, '/api/contact', FORM_TYPE),
    postTicket: poster(app, now, '/api/tickets', JSON_TYPE),
    postTicketForm: poster(app, now, '/api/tickets', FORM_TYPE),
    postJson: (url: string, payload: unknown, headers?: Record<string, string>) =>
      poster(app, now, url, JSON_TYPE)(payload, headers),
    async [Symbol.asyncDispose]() {
      await app.close()
      await store[Symbol.asyncDispose]()
    },
  }
}

/** For `test.extend`: a test that names the fixture has one of its own, closed after it. */
export function fixture<Started extends AsyncDisposable>(start: () => Started | Promise<Started>) {
  // Vitest reads from the braces which other fixtures are needed.
  return async ({}: object, { onCleanup }: { onCleanup: (close: () => PromiseLike<void>) => void }) => {
    const started = await start()
    onCleanup(() => started[Symbol.asyncDispose]())
    return started
  }
}

export const test = vitestTest
  .extend('app', fixture(startTestApp))
  .extend('store', fixture(openTestDatabase))
  .extend('folder', fixture(testFolder))
