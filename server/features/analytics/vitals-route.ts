import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import type { Write } from '../../store/writer.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import type { RequestLimits } from '../../abuse/rate-limits/request-limits.ts'
import { COUNTED_ANSWERS } from '../../abuse/rate-limits/too-many-document.ts'
import { dayOf } from './vitals-days.ts'
import { VitalsBody } from './vitals-schema.ts'
import { countVitals } from './vitals-rows.ts'

/** What the route needs. */
export interface VitalsRouteOptions {
  write: Write
  now: () => Date
  guard: Pick<RequestLimits, 'refuseVisits'>
}

/** `POST /api/vitals`: how quick a page was for somebody, counted and not kept (spec §9). */
export const vitalsRoute: FastifyPluginCallbackTypebox<VitalsRouteOptions> = (app, options, done) => {
  const { write, now, guard } = options
  app.post(
    '/api/vitals',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      onRequest: guard.refuseVisits('vitals'),
      schema: {
        summary: 'Say how quick a page was',
        description:
          'Counts each value into a histogram of the day, by kind of page and kind of device. Nothing of the ' +
          'visitor is kept. For `navigator.sendBeacon` with a Blob of application/json: a repeat counts again.',
        tags: ['analytics'],
        body: VitalsBody,
        response: {
          204: { type: 'null' },
          ...COUNTED_ANSWERS,
        },
      },
    },
    async (request, reply) => {
      await write((trx) => countVitals(trx, dayOf(now()), request.body))
      return reply.code(204).send(null)
    },
  )
  done()
}
