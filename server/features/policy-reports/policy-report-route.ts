import type { FastifyPluginCallback } from 'fastify'

import type { RequestLimits } from '../../abuse/rate-limits/request-limits.ts'
import { acceptJsonOnly } from '../../http/request-bodies.ts'
import { POLICY_REPORTS } from '../../http/security-headers.ts'
import type { Logger } from '../../log.ts'
import { readViolations, type Violation } from './read-violations.ts'

/** What the route needs. */
interface PolicyReportRouteOptions {
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

/** Different violations that are told apart; the rest, which somebody invents, is counted together. */
const MAX_KINDS = 200
const OTHER: Violation = { directive: 'other', blocked: 'other' }

/**
 * Counts violations since the start of this process, and logs a kind of them the 1st, 10th, 100th ... time: one
 * visitor's extension, or a stranger who posts all day, must not fill the log.
 */
function createViolationCounter(log: Pick<Logger, 'warn'>) {
  const counts = new Map<string, number>()

  return function countViolation(violation: Violation): void {
    const known = counts.size < MAX_KINDS || counts.has(keyOf(violation)) ? violation : OTHER
    const count = (counts.get(keyOf(known)) ?? 0) + 1
    counts.set(keyOf(known), count)
    if (/^10*$/.test(String(count))) log.warn({ ...known, count }, 'a page broke its policy')
  }
}

function keyOf({ directive, blocked }: Violation): string {
  return `${directive} ${blocked}`
}
