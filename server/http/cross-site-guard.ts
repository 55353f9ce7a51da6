import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ApiProblem } from './problems/problem.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Refuses a request that changes something and comes from another site, before its body is read. */
export function guardAgainstCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (SAFE_METHODS.has(request.method)) done()
    else requireSameOrigin(request, reply, done)
  })
}

/** Refuses any request from another site: for routes that answer with data about the visitor. */
export function requireSameOrigin(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (isSameOrigin(request)) done()
  else done(new ApiProblem('cross-site'))
}

/** Go's CrossOriginProtection: Fetch Metadata decides, else `Origin`; who sends neither is no browser. */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  if (origin === undefined) return true
  return URL.parse(origin)?.host === request.host
}
