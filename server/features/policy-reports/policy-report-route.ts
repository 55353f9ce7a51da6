import { acceptJsonOnly } from '../../http/accepted-requests.ts'
import { POLICY_REPORTS } from '../../http/security-headers.ts'
import type { Logger } from '../../log.ts'
import type { Routes } from '../route-parts.ts'

/** Media types of a report, by the Reporting API and by CSP Level 2. */
const REPORT_TYPES = ['application/reports+json', 'application/csp-report']
/** A report is about 2 KiB, and a page that breaks its policy breaks it several times. */
const BODY_LIMIT_BYTES = 16 * 1024

/** `POST /api/csp-reports`: browsers report what a page's policy blocked. Nothing is stored. */
export const policyReportRoute: Routes<{ log: Logger }> = (app, options, done) => {
  const { log, guard } = options
  const countViolation = createViolationCounter(log)
  acceptJsonOnly(app, REPORT_TYPES)
  app.post(
    POLICY_REPORTS,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: guard.refuseVisits('reports'),
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

/** Logs the 1st, 10th, 100th ... of a kind: an extension, or a stranger all day, must not fill the log. */
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

/** A violation of a page's policy, without anything that identifies the visitor. */
export interface Violation {
  /** The directive, such as `script-src-elem`. */
  directive: string
  /** An origin, a scheme, or the browser's word for what has no address. */
  blocked: string
}

const MAX_REPORTS = 50
/** Older reports append the sources to the directive. */
const DIRECTIVE = /^[a-z][a-z-]{2,39}(?= |$)/
/** CSP Level 3 §2.4: blocked things without an address. */
const WORDS = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'self'])
const UNKNOWN = 'unknown'

/**
 * Reads a body of `application/reports+json` (Reporting API: a list) or `application/csp-report` (CSP Level
 * 2: an object). Browsers differ in fields and add new ones, so unknown parts are ignored.
 */
export function readViolations(body: unknown): readonly Violation[] {
  const reports = Array.isArray(body) ? (body as unknown[]).slice(0, MAX_REPORTS) : [body]
  return reports.map(readViolation).filter((violation) => violation !== null)
}

function readViolation(report: unknown): Violation | null {
  const { type, body, 'csp-report': older } = fieldsOf(report)
  if (type !== undefined && type !== 'csp-violation') return null
  const fields = fieldsOf(body ?? older)
  const names = [fields['effectiveDirective'], fields['effective-directive'], fields['violated-directive']]
  const directive = DIRECTIVE.exec(String(names.find((name) => typeof name === 'string')))?.[0]
  if (directive === undefined || directive === 'undefined') return null
  return { directive, blocked: readBlocked(fields['blockedURL'] ?? fields['blocked-uri']) }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value) as Record<string, unknown>
}

/** Path, query, and the host of an extension may identify somebody: they are dropped. */
function readBlocked(blocked: unknown): string {
  if (typeof blocked !== 'string') return UNKNOWN
  if (WORDS.has(blocked)) return blocked
  const url = URL.parse(blocked)
  if (url !== null) return /^(?:https?|wss?):$/.test(url.protocol) ? url.origin : url.protocol.slice(0, -1)
  return /^[a-z][a-z-]{1,30}$/.test(blocked) ? blocked : UNKNOWN // some browsers send only a scheme
}
