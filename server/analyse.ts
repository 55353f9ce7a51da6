import { hostname } from 'node:os'

import { createEffects } from './effects.ts'
import { loadEnvFile } from './env-file.ts'
import { createAnalyses } from './features/website-analysis/create-analyses.ts'
import { createLogger } from './log.ts'
import { realEffects } from './operations/real-effects.ts'
import { readSettings } from './settings.ts'
import { openDatabase } from './store/open-database.ts'

/** `node dist/server/analyse.js`: any number analyse websites on other machines (`ANALYSIS=elsewhere`). */
async function run(): Promise<void> {
  loadEnvFile()
  const settings = readSettings(process.env)
  if (settings.databaseUrl === null)
    throw new Error('analyse.js needs DATABASE_URL: a SQLite file has one process')
  const log = createLogger(settings.logLevel)
  const { db, write, clock } = await openDatabase(settings)
  const effects = createEffects(settings, realEffects())
  const owner = `${hostname()}:analyse:${process.pid}`
  const wakeOutbox = () => undefined // the servers' workers look every few seconds
  const worker = createAnalyses({ settings, write, clock, owner, log, effects, wakeOutbox })
  await worker.start()
  log.info('analysing websites')
  const stop = async () => {
    await worker.stop()
    await db.destroy()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
