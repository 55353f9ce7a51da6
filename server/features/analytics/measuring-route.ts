import type { FastifyPluginCallback } from 'fastify'

import type { Measuring } from '#domain/analytics/measuring.ts'

/**
 * `GET /api/measuring`: the agency's ids at the companies that measure (spec §7); none of them is secret. Pages
 * are built without them; a browser asks only after its visitor has agreed.
 */
export const measuringRoute: FastifyPluginCallback<{ measuring: Measuring }> = (app, { measuring }, done) => {
  app.get('/api/measuring', () => measuring)
  done()
}
