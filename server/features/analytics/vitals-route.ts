import type { Static } from 'typebox'

import {
  MEASURED_VITALS,
  VITALS_DEVICES,
  VITALS_MAX_METRICS,
  VITALS_MAX_VALUE,
  VITALS_PAGES,
} from '#domain/analytics/vitals.ts'

import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { shape } from '../../http/shape.ts'
import type { Routes } from '../route-parts.ts'
import { dayOf, countVitals } from './vitals-rows.ts'

/** `POST /api/vitals`: how quick a page was (spec §9); it is counted, never stored as such. */
export const vitalsRoute: Routes = (app, options, done) => {
  const { write, effects, guard } = options
  app.post(
    '/api/vitals',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      onRequest: guard.refuseVisits('vitals'),
      schema: { body: VitalsBody, response: { 204: { type: 'null' } } },
    },
    async (request, reply) => {
      await write((trx) => countVitals(trx, dayOf(effects.now()), request.body))
      return reply.code(204).send(null)
    },
  )
  done()
}

export const VitalsBody = shape(
  {
    page: { enum: VITALS_PAGES },
    device: { enum: VITALS_DEVICES },
    metrics: {
      type: 'array',
      minItems: 1,
      maxItems: VITALS_MAX_METRICS,
      items: shape({
        name: { enum: MEASURED_VITALS },
        value: { type: 'number', minimum: 0, maximum: VITALS_MAX_VALUE },
      }),
    },
  },
  {
    page: 'home',
    device: 'phone',
    metrics: [
      { name: 'LCP', value: 1_130 },
      { name: 'CLS', value: 0.02 },
    ],
  },
)
export type VitalsBody = Static<typeof VitalsBody>
