import type { FastifyPluginCallback } from 'fastify'

import type { Measuring } from '#domain/analytics/measuring.ts'

/** `GET /api/measuring`: public ids at companies that measure (spec §7), asked for once a visitor agreed. */
export const measuringRoute: FastifyPluginCallback<{ measuring: Measuring }> = (app, { measuring }, done) => {
  app.get('/api/measuring', () => measuring)
  done()
}
