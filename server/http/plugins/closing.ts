import type { FastifyInstance } from 'fastify'

/**
 * Ends the connection of every answer given while the server stops. Node closes only connections that
 * are idle at that moment: one kept alive by a request under way would hold up the stop for a minute.
 */
export function closeConnectionsWhileStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
}
