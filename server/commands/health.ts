/**
 * `node server/commands/health.ts`: exit 0 when the server of these settings answers `/healthz`, else 1 and one
 * line. For the container, which has no curl.
 */
import { isIPv6 } from 'node:net'

import { loadEnvFile } from '../env-file.ts'
import { readSettings, type Settings } from '../settings.ts'

/** Below the five seconds the Dockerfile gives it. */
const PATIENCE_MS = 4_000

try {
  loadEnvFile()
  const answer = await fetch(healthUrl(readSettings(process.env)), {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`/healthz answers ${answer.status}`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** Who listens everywhere is asked here. */
function healthUrl({ host, port }: Settings): URL {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return new URL(`http://${isIPv6(address) ? `[${address}]` : address}:${port}/healthz`)
}
