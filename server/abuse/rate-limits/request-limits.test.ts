import { randomBytes } from 'node:crypto'

import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { createLogger } from '../../log.ts'
import { createRequestLimits, NO_LIMITS, type CountRefusal, type RequestLimits } from './request-limits.ts'

/** A server with one route that pages call by themselves. */
function startServer({ refuseVisits }: RequestLimits) {
  const app = Fastify()
  app.post('/reports', { onRequest: refuseVisits('reports') }, () => 'taken')
  const report = async () => (await app.inject({ method: 'POST', url: '/reports' })).body
  return { report, [Symbol.asyncDispose]: () => app.close() }
}

/** Limits without a database. */
function limitsOf(countRefusal: CountRefusal) {
  const log = createLogger('silent')
  return createRequestLimits({ log, randomBytes, now: () => new Date(0), countRefusal })
}

test('of what pages send by themselves only what is refused is counted as a refusal', async () => {
  const refusals: string[] = []
  await using server = startServer(limitsOf((limit) => refusals.push(limit)))
  for (let report = 0; report < 60; report += 1) expect(await server.report()).toBe('taken')
  expect(refusals).toEqual([])
  expect(await server.report()).not.toBe('taken')
  expect(refusals).toEqual(['reports'])
})

test('without limits everything is taken, and nobody ever asks for more', async () => {
  await using server = startServer(NO_LIMITS)
  for (let report = 0; report < 100; report += 1) expect(await server.report()).toBe('taken')
})
