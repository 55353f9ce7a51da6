import { randomBytes, randomInt, randomUUID, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'

import { buildApp, MAIL_KINDS } from './app.ts'
import { forgetNetworkKeys } from './attachments/network-quota.ts'
import { readMailFiles } from './attachments/read-mail-files.ts'
import { removeAbandonedAttachments } from './attachments/remove-attachments.ts'
import { loadSite, type Site } from './built-pages/load-site.ts'
import { openDatabase } from './database/open-database.ts'
import { createWriter } from './database/writer.ts'
import { createCountryLookup } from './geo/country-database.ts'
import { purgeIdempotencyRows } from './idempotency/idempotency-rows.ts'
import { createLogger, type Logger } from './log.ts'
import { createFileTransport } from './mail/file-transport.ts'
import { readMailTemplates } from './mail/mail-templates.ts'
import { createOutboxWorker } from './mail/outbox-worker.ts'
import { createMailRenderer } from './mail/render-mail.ts'
import { createSmtpTransport } from './mail/smtp-transport.ts'
import { readSettings, type Settings } from './settings.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { purgeSecrets } from './support-ticket/ticket-secret-rows.ts'
import { newTicketSecret } from './support-ticket/ticket-secret.ts'

const ROOT = join(import.meta.dirname, '..')

/** Starts the server: settings, database, outbox, HTTP, in this order; throws what stops it. */
export async function start(): Promise<void> {
  loadEnvFile()
  const settings = readSettings(process.env)
  const log = createLogger(settings.logLevel)
  const renderMail = createMailRenderer(readMailTemplates(join(ROOT, 'content/mail'), MAIL_KINDS))
  const db = await openDatabase(settings.dataDir)
  const write = createWriter(db)
  const now = () => new Date()
  const transport = createTransport(settings)
  const housekeeping = async () => {
    await write((trx) => purgeIdempotencyRows(trx, now()))
    await write((trx) => purgeSecrets(trx, now()))
    await write((trx) => forgetNetworkKeys(trx, now()))
    await removeAbandonedAttachments(write, now())
  }
  const filesOf = (mailId: string) => readMailFiles(write, mailId)
  const owner = randomUUID()
  const worker = createOutboxWorker({
    ...{ write, transport, filesOf, now, owner, log, housekeeping },
    random: Math.random,
  })
  const site = loadBuiltSite(join(ROOT, 'dist'), log)
  const wakeOutbox = () => {
    worker.wake()
  }
  const countryOf = createCountryLookup()
  const chance = { newId: randomUUIDv7, newSecret: newTicketSecret, randomBelow: randomInt, randomBytes }
  const effects = { renderMail, countryOf, wakeOutbox, now, ...chance }
  const app = await buildApp({ settings, site, write, ...effects, log })
  stopOnSignals(async () => {
    await app.close() // what was accepted is finished
    await worker.stop()
    await db.destroy()
  }, log)
  await app.listen({ host: settings.host, port: settings.port })
  await worker.start() // it frees all claims: not before the port says that no other process works here
}

function loadEnvFile(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isAbsent) throw new Error('.env cannot be read', { cause: error })
  }
}

function createTransport({ smtpUrl, dataDir }: Settings) {
  return smtpUrl === null ? createFileTransport(join(dataDir, 'mail')) : createSmtpTransport(smtpUrl)
}

/** Without pages the API still takes requests: a broken build must not lose leads. */
function loadBuiltSite(dist: string, log: Logger): Site | null {
  try {
    return loadSite(dist)
  } catch {
    log.error('there are no built pages in dist/: run "npm run build"; the API works meanwhile')
    return null
  }
}
