import type { FastifyPluginCallback } from 'fastify'

import type { Logger } from '../../log.ts'
import { acceptJsonOnly } from '../../http/request-bodies.ts'
import { POLICY_REPORTS } from '../../http/security-headers.ts'
import type { RequestLimits } from '../../abuse/rate-limits/request-limits.ts'
import { createViolationCounter } from './count-violations.ts'
import { readViolations } from './read-violations.ts'

/** What the route needs. */
export interface PolicyReportRouteOptions {
  log: Logger
  guard: Pick<RequestLimits, 'refuseVisits'>
}

/** As the Reporting API and as CSP Level 2 name a report. */
const REPORT_TYPES = ['application/reports+json', 'application/csp-report']
/** A report is 2 KiB (our longest policy has 0.6), and a page that breaks its policy breaks it several times. */
const BODY_LIMIT_BYTES = 16 * 1024

/** `POST /api/csp-reports`: browsers say here what the policy of a page stopped. Nothing of it is kept. */
export const policyReportRoute: FastifyPluginCallback<PolicyReportRouteOptions> = (app, options, done) => {
  const { log, guard } = options
  const countViolation = createViolationCounter(log)
  acceptJsonOnly(app, REPORT_TYPES)
  app.post(
    POLICY_REPORTS,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: guard.refuseVisits('reports'),
      schema: { hide: true },
    },
    async ({ body }, reply) => {
      for (const violation of readViolations(body)) countViolation(violation)
      return reply.code(204).send(null)
    },
  )
  done()
}
