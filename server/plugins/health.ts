import type { FastifyInstance } from 'fastify'

import { keepTrial } from '../database/keep-trial.ts'
import type { Write } from '../database/writer.ts'
import { describeError } from '../log.ts'

/** `/healthz`: the process lives. `/readyz`: the store takes writes, so requests can be kept. */
export function answerHealth(app: FastifyInstance, write: Write): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await write(keepTrial) // the lock alone can be had on a full disk too
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ requestId: request.id, error: describeError(error) }, 'not ready')
      return reply.code(503).send({ status: 'unavailable', reason: 'the store does not take writes' })
    }
  })
}
