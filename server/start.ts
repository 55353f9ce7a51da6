import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'

import { agency } from '#content/catalogue/agency.ts'
import type { Measuring } from '#domain/analytics/measuring.ts'

import { purgeCounts } from './abuse/rate-limits/counted-posts.ts'
import { insertFormSecret, purgeSpentTokens } from './abuse/suspicion/form-token.ts'
import { buildApp } from './app.ts'
import { loadEnvFile } from './env-file.ts'
import { insertConsentTexts } from './features/cookie-consent/consent-route.ts'
import { createEffects } from './effects.ts'
import { createCountryLookup } from './features/geo/country-database.ts'
import { forgetNetworkKeys } from './features/conversation/attachments/network-quota.ts'
import {
  readMailFiles,
  removeAbandonedAttachments,
} from './features/conversation/attachments/attachment-rows.ts'
import { purgeSecrets } from './features/conversation/conversation-rows.ts'
import { startDeskPort } from './features/staff/desk-port.ts'
import { purgeSignIns } from './features/staff/staff-rows.ts'
import { purgeAnalyses } from './features/website-analysis/analysis-rows.ts'
import { createAnalyses } from './features/website-analysis/create-analyses.ts'
import { loadSite, type Site } from './http/built-pages/load-site.ts'
import { createLogger, type Logger, describeError } from './log.ts'
import { createFileTransport, removeMailFiles, createSmtpTransport } from './mail/outbox/mail-transports.ts'
import { createOutboxWorker } from './mail/outbox/outbox-worker.ts'
import { readDiskRoom } from './operations/doctor/check-store.ts'
import { runHousekeeping } from './operations/housekeeping.ts'
import { saveStartSettings } from './operations/last-start.ts'
import { leaveLanguages } from './operations/leave-languages.ts'
import {
  startMetricsServer,
  inboxMetrics,
  createRefusalMetrics,
  createRequestMetrics,
  storeMetrics,
} from './operations/metrics/metrics.ts'
import type { DeskOperations } from './features/desk/desk-routes.ts'
import { erasePersonWhole } from './features/personal-data/person.ts'
import { copiesBefore, removeOverdue } from './operations/personal-data/retention.ts'
import { realEffects } from './operations/real-effects.ts'
import { remindOfReviews } from './operations/review/remind-of-reviews.ts'
import { reportMailTrouble } from './operations/review/report-mail-trouble.ts'
import { projectFolder } from './project-folder.ts'
import { readSettings } from './settings.ts'
import { closeToOthers, lockDataFolder, mailFolder, makeDataFolder } from './store/data-folder.ts'
import { purgeIdempotencyRows } from './store/idempotency/once.ts'
import { openDatabase } from './store/open-database.ts'
import { isNight, rewriteFile } from './store/sqlite/rewrite-file.ts'

const ROOT = projectFolder()

/** Starts the server: settings, database, outbox, HTTP, in this order; throws what stops it. */
export async function start(): Promise<void> {
  loadEnvFile()
  const settings = readSettings(process.env)
  const log = createLogger(settings.logLevel)
  const { dataDir } = settings
  makeDataFolder(dataDir)
  const lock = settings.databaseUrl === null ? lockDataFolder(dataDir) : null
  closeToOthers(dataDir)
  const { db, write, clock, migrated } = await openDatabase(settings)
  if (migrated.length > 0) log.info({ migrated }, 'database brought to its newest shape')
  const given = realEffects()
  const effects = createEffects(settings, given)
  const { now } = effects
  const startedAt = now()
  await leaveLanguages(write, startedAt)
  await write((trx) => insertConsentTexts(trx, startedAt))
  const formSecret = settings.formSecret ?? (await write((trx) => insertFormSecret(trx, randomBytes)))
  const { smtpUrl } = settings
  const transport = smtpUrl === null ? createFileTransport(mailFolder(dataDir)) : createSmtpTransport(smtpUrl)
  const steps = {
    'answers to copies': () => write((trx) => purgeIdempotencyRows(trx, now())),
    'links to tickets': () => write((trx) => purgeSecrets(trx, now())),
    'keys of networks': () => write((trx) => forgetNetworkKeys(trx, now())),
    'counts of posts': () => write((trx) => purgeCounts(trx, now())),
    'links and sessions of the staff': () => write((trx) => purgeSignIns(trx, now())),
    'spent form tokens': () => write((trx) => purgeSpentTokens(trx, now())),
    'reminders of reviews': async () => {
      await remindOfReviews(write, effects)
      await reportMailTrouble(write, effects)
      worker.wake()
    },
    'old data': async () => {
      const overdue = await removeOverdue(write, settings.retention, now())
      removeMailFiles(mailFolder(dataDir), overdue.mails)
    },
    'mails that were read': async () => {
      const { imap, retention } = settings
      if (imap === null) return
      const { removeMails } = await import('./mail/inbox/remove-mails.ts')
      await removeMails(imap, { before: copiesBefore(retention, now()) })
    },
    'bytes of what was removed': async () => {
      if (lock !== null && isNight(now(), agency.offices[0].timeZone)) await rewriteFile(dataDir)
    },
    analyses: () => write((trx) => purgeAnalyses(trx, now())),
    // A server that is alone knows that uploads from before its start have ended.
    'abandoned files': () => removeAbandonedAttachments(write, now(), lock === null ? undefined : startedAt),
  }
  const housekeeping = () => runHousekeeping(steps, { write, now, log })
  const filesOf = (mailId: string) => readMailFiles(write, mailId)
  // The name on claims: the same after a restart, so that the process frees its own claims only.
  const owner = settings.port === 0 ? randomUUID() : `${hostname()}:${settings.port}`
  const worker = createOutboxWorker({
    write,
    clock,
    transport,
    filesOf,
    now,
    owner,
    log,
    housekeeping,
    random: Math.random,
  })
  const site = loadBuiltSite(join(ROOT, 'dist'), settings.measuring, log)
  const wakeOutbox = () => worker.wake()
  const demoLink = process.argv.includes('--demo')
    ? await (await import('./operations/demo/fill-demo.ts')).fillDemo(write, effects)
    : null
  const analyses =
    settings.analysis.where === 'here'
      ? createAnalyses({ settings, write, clock, owner, log, effects, wakeOutbox })
      : null
  const { imap } = settings
  const receiving = { ...effects, write, randomBytes, wakeOutbox }
  const reader =
    imap === null
      ? null
      : (await import('./features/incoming-mail/read-mailbox.ts')).createServerReader(
          imap,
          { clock, owner, log },
          receiving,
        )
  const wakeAnalysis = () => analyses?.wake()
  const metrics = createRequestMetrics()
  const refusals = createRefusalMetrics()
  const counters = { watchRequests: metrics.watch, countRefusal: refusals.count }
  const freeBytes = async () => (await readDiskRoom(dataDir)).freeBytes
  const room = lock === null ? {} : { freeBytes } // a database server's disk is unknown here
  const deskOperations: DeskOperations = {
    async releaseMail(id) {
      if (imap === null) return false
      const { receiveAgain, MailRefused } = await import('./features/incoming-mail/receive-again.ts')
      return receiveAgain(imap, { id, isTrusted: true }, receiving).then(
        () => true,
        (error: unknown) => {
          if (error instanceof MailRefused) return false
          throw error
        },
      )
    },
    erase: (mailbox, alongside) =>
      erasePersonWhole({ db, write }, mailbox, now(), { dataDir, imap }, alongside),
  }
  const app = await buildApp({
    deskOperations,
    settings,
    site,
    write,
    ...given,
    countryOf: createCountryLookup(),
    randomBytes,
    formSecret,
    wakeOutbox,
    wakeAnalysis,
    ...room,
    log,
    ...counters,
  })
  const { metricsPort, metricsHost } = settings
  const readMetrics = async () =>
    metrics.text() +
    refusals.text() +
    (await storeMetrics(db, now())) +
    (reader === null ? '' : inboxMetrics(reader.waitingSince(), now()))
  const metricsServer =
    metricsPort === null ? null : await startMetricsServer({ metricsPort, metricsHost }, readMetrics)
  let deskPort: Server | null = null
  const begun = Promise.withResolvers<undefined>()
  stopOnSignals(async () => {
    await begun.promise // what begins must not find the database closed
    metricsServer?.close()
    const closed = deskPort === null ? null : once(deskPort.close(), 'close')
    await app.close() // accepted requests are finished
    await closed
    await reader?.stop()
    await analyses?.stop()
    await worker.stop()
    await db.destroy()
    lock?.[Symbol.dispose]()
  }, log)
  await app.listen({ host: settings.host, port: settings.port })
  const { host, port } = settings.desk
  if (port !== null) deskPort = await startDeskPort(app, { host, port })
  await write((trx) => saveStartSettings(trx, settings, startedAt))
  await analyses?.start()
  await worker.start() // both free claims: only once the port proves that no other process works here
  await reader?.start()
  if (demoLink !== null)
    process.stdout.write(
      `A week of an agency, made up. This link opens its desk once, within 15 minutes:\n${demoLink}\n`,
    )
  begun.resolve(undefined)
}

/** Without pages the API still takes requests: a broken build must not lose leads. */
function loadBuiltSite(dist: string, measuring: Measuring, log: Logger): Site | null {
  try {
    return loadSite(dist, measuring)
  } catch {
    log.error('there are no built pages in dist/: run "npm run build"; the API works meanwhile')
    return null
  }
}

/** Orchestrators kill after 10 s; we stop before, with what is unfinished safe in the database. */
const STOP_DEADLINE_MS = 9_000
/** How long the last lines of the log may take to be written. */
const LOG_PATIENCE_MS = 500

/** Stops cleanly at the first SIGTERM or SIGINT, at once at the second. */
function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let isStopping = false
  async function handleSignal(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) {
      end(1)
      return
    }
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.warn('stopped before everything was finished; the outbox goes on at the next start')
      end(0)
    }, STOP_DEADLINE_MS).unref()
    try {
      await stop()
      log.info('stopped')
      end(0)
    } catch (error) {
      log.error({ error: describeError(error) }, 'stopping failed')
      end(1)
    }
  }

  /** Once the log is written, if somebody reads it. */
  function end(code: number): void {
    setTimeout(() => process.exit(code), LOG_PATIENCE_MS)
    log.flush(() => process.exit(code))
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void handleSignal(name))
}
