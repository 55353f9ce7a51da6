import { once } from 'node:events'
import type { Server } from 'node:http'

import { API_HEADERS } from '../../http/security-headers.ts'

/** Prometheus text exposition format. */
const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Answers `GET /metrics` on a port of its own, which no proxy leads to; a store that is away is a 503. */
export async function startMetricsServer(
  { metricsPort, metricsHost }: { metricsPort: number; metricsHost: string },
  read: () => Promise<string>,
): Promise<Server> {
  // Imported as a module it would bring the whole of Node's `fetch` along (3 MiB): all its exports are read.
  const { createServer } = process.getBuiltinModule('node:http')
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, API_HEADERS).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { ...API_HEADERS, 'content-type': TYPE }).end(text),
      () => response.writeHead(503, API_HEADERS).end(),
    )
  })
  server.listen(metricsPort, metricsHost)
  await once(server, 'listening')
  return server
}
