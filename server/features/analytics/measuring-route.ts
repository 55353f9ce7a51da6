import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import type { Measuring } from '#domain/analytics/measuring.ts'

import { PROBLEM_ANSWERS } from '../../http/problems/problem-document.ts'
import { MeasuringNames } from './measuring-schema.ts'

/** What the route needs. */
export interface MeasuringRouteOptions {
  measuring: Measuring
}

/**
 * `GET /api/measuring`: under which names the site is measured (spec §7). Built pages do not know it, and a
 * browser asks only once its visitor has allowed something.
 */
export const measuringRoute: FastifyPluginCallbackTypebox<MeasuringRouteOptions> = (
  app,
  { measuring },
  done,
) => {
  app.get(
    '/api/measuring',
    {
      schema: {
        summary: 'Under which names the site is measured',
        description: 'The settings of the agency. Asked only after consent; nothing here is secret.',
        tags: ['analytics'],
        response: { 200: MeasuringNames, ...PROBLEM_ANSWERS },
      },
    },
    () => measuring,
  )
  done()
}
