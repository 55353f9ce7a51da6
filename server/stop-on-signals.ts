import { describeError, type Logger } from './log.ts'

/** Orchestrators kill after 10 s; we end before, with what is unfinished safe in the database. */
const STOP_DEADLINE_MS = 9_000

/** Stops cleanly at the first SIGTERM or SIGINT, at once at the second. */
export function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let isStopping = false
  async function handleSignal(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.warn('stopped before everything was finished; the outbox goes on at the next start')
      process.exit(0)
    }, STOP_DEADLINE_MS).unref()
    try {
      await stop()
      log.info('stopped')
      process.exit(0)
    } catch (error) {
      log.error({ error: describeError(error) }, 'stopping failed')
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void handleSignal(name))
}
