import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ApiProblem } from '../problems/problem.ts'

const API = '/api/*'

/** Remembers which methods each address takes; call it before the first route. */
export function collectMethods(app: FastifyInstance): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    methods.set(url, known)
  })
  return methods
}

/**
 * Answers requests without a route: 405 with `Allow` where the address has other methods (Fastify would say
 * 404), 404 below `/api/`. In a hook, so that no body is read. Call it after the last route.
 */
export function refuseOtherMethods(app: FastifyInstance, methods: ReadonlyMap<string, Set<string>>): void {
  for (const [url, allowed] of [...methods]) {
    const allow = [...allowed].join(', ')
    const method = app.supportedMethods.filter((one) => !allowed.has(one))
    refuse(app, url, method, new ApiProblem('method-not-allowed', { headers: { allow } }))
  }
  refuse(app, API, app.supportedMethods, new ApiProblem('not-found'))
}

function refuse(app: FastifyInstance, url: string, method: string[], problem: ApiProblem): void {
  const onRequest = (_request: FastifyRequest, _reply: FastifyReply, done: (error: Error) => void) => {
    done(problem)
  }
  app.route({ url, method, onRequest, handler: () => undefined })
}
