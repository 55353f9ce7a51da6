/** Exit 0 when the server of these settings answers `/healthz`, else 1. For the container, without curl. */
import { isIPv6 } from 'node:net'

import { runCommand } from './run-command.ts'

/** Below the five seconds the Dockerfile allows. */
const PATIENCE_MS = 4_000

await runCommand(async ({ host, port }) => {
  // A server that listens everywhere is asked here.
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  const url = `http://${isIPv6(address) ? `[${address}]` : address}:${port}/healthz`
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`/healthz answers ${answer.status}`)
  return 0
})
