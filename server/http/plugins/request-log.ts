import type { FastifyInstance } from 'fastify'

/** Machines ask for these every few seconds. */
const HEALTH = ['/healthz', '/readyz']

/**
 * One line per answered request: method, route pattern, status, duration, request id. Never address, query,
 * headers or body: they are the visitor's. Pages and successful health checks, which are many, are logged at
 * debug.
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
    const isWell = HEALTH.includes(route) && line.status === 200
    if (route === '/*' || isWell) app.log.debug(line, route === '/*' ? 'page' : 'request')
    else app.log.info(line, 'request')
    done()
  })
}
