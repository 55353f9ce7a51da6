import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'

import type { FastifyInstance } from 'fastify'

/** Requests that came in at the desk's own port. */
const arrived = new WeakSet<IncomingMessage>()

/** Whether a request came in at the desk's own port. */
export function cameAtDeskPort(request: IncomingMessage): boolean {
  return arrived.has(request)
}

/** Serves the same app at a second port, where the desk is (`DESK_PORT`); with the time limits of the first. */
export async function startDeskServer(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server
  const { createServer } = process.getBuiltinModule('node:http') // decision 0047
  const server = createServer({ headersTimeout, requestTimeout, keepAliveTimeout }, (request, response) => {
    arrived.add(request)
    app.routing(request, response)
  })
  await once(server.listen(port, host), 'listening')
  return server
}
