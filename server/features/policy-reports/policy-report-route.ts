import type { FastifyPluginCallback } from 'fastify'

import type { RequestLimits } from '../../abuse/rate-limits/request-limits.ts'
import { acceptJsonOnly } from '../../http/request-bodies.ts'
import { POLICY_REPORTS } from '../../http/security-headers.ts'
import type { Logger } from '../../log.ts'
import { readViolations, type Violation } from './read-violations.ts'

interface PolicyReportRouteOptions {
  log: Logger
  guard: Pick<RequestLimits, 'refuseVisits'>
}

/** Media types of a report, by the Reporting API and by CSP Level 2. */
const REPORT_TYPES = ['application/reports+json', 'application/csp-report']
/** A report is about 2 KiB, and a page that breaks its policy breaks it several times. */
const BODY_LIMIT_BYTES = 16 * 1024

/** `POST /api/csp-reports`: browsers report what a page's policy blocked. Nothing is stored. */
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

/** How many kinds of violations are counted apart; all others, which are invented, count as one. */
const MAX_KINDS = 200
const OTHER: Violation = { directive: 'other', blocked: 'other' }

/**
 * Counts violations since the process started and logs the 1st, 10th, 100th ... of a kind: one visitor's
 * extension, or a stranger who posts all day, must not fill the log.
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
