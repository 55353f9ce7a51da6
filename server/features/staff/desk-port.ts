import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer, type Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** Connections that came in at the desk's own port. */
const arrived = new WeakSet<Socket>()

export function cameAtDeskPort({ socket }: IncomingMessage): boolean {
  return arrived.has(socket)
}

/** Opens a second port of the same server, for the desk (`DESK_PORT`); `close` is after its last connection. */
export async function startDeskPort(app: FastifyInstance, { host, port }: { host: string; port: number }) {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    arrived.add(socket)
    app.server.emit('connection', socket) // documented for this use
  })
  await once(server.listen(port, host), 'listening')
  return server
}
