import type { FastifyInstance } from 'fastify'

import { describeError } from '../../log.ts'
import type { Write } from '../../store/store.ts'

/** Least free space: one ticket's files are up to 25 MB, and the database's log needs some more. */
const LEAST_ROOM_BYTES = 32 * 1024 ** 2

/** `/healthz`: the process lives. `/readyz`: the store takes writes and has space for more. */
export function answerHealth(app: FastifyInstance, write: Write, freeBytes?: () => Promise<number>): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      // A lock can be had on a full disk too: only real writes are refused.
      await write(async (trx) => {
        await trx.insertInto('idempotency_key').values(TRIAL).execute()
        await trx.deleteFrom('idempotency_key').where('scope', '=', TRIAL.scope).execute()
      })
    } catch (error) {
      request.log.warn({ requestId: request.id, error: describeError(error) }, 'not ready')
      return reply.code(503).send({ status: 'unavailable', reason: 'the store does not take writes' })
    }
    if (freeBytes === undefined || (await freeBytes()) >= LEAST_ROOM_BYTES) return { status: 'ready' }
    request.log.warn({ requestId: request.id }, 'the disk is nearly full')
    return reply.code(503).send({ status: 'unavailable', reason: 'no room: the disk is nearly full' })
  })
}

/** A stop closes only idle connections: others, kept alive, would delay it for a minute. */
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

const TRIAL = { scope: 'trial', key: 'trial', payload_hash: '', status: 0, response: '', created_at: '' }
