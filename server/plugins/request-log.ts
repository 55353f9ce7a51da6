import type { FastifyInstance } from 'fastify'

/**
 * One line per answered request: method, route pattern, status, duration, request id. Never the address,
 * query, headers or body: they are the visitor's. Pages are logged at debug, they are many.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const line = {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.raw.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (route === '/*') app.log.debug(line, 'page')
    else app.log.info(line, 'request')
    done()
  })
}
