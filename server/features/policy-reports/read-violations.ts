/** One thing a page's policy stopped, without whose page and which address it was. */
export interface Violation {
  /** As the policy names it, such as `script-src-elem`. */
  directive: string
  /** Origin, scheme, or the word a browser has for what has no address. */
  blocked: string
}

/** A browser sends what piled up; more than this tells nothing new. */
const MAX_REPORTS = 50
/** Browsers append the sources to a directive in older reports. */
const DIRECTIVE = /^[a-z][a-z-]{2,39}(?= |$)/
/** CSP Level 3 §2.4: what is blocked and has no address. */
const WORDS = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'self'])
const UNKNOWN = 'unknown'

/**
 * What a body of `application/reports+json` (Reporting API: a list) or `application/csp-report` (CSP Level 2: one
 * object) says. Browsers disagree about its fields and add new ones, so what is no violation is passed over.
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

/** Path and query of an address may be somebody's; so may the host of an extension. */
function readBlocked(blocked: unknown): string {
  if (typeof blocked !== 'string') return UNKNOWN
  if (WORDS.has(blocked)) return blocked
  const url = URL.parse(blocked)
  if (url !== null) return /^(?:https?|wss?):$/.test(url.protocol) ? url.origin : url.protocol.slice(0, -1)
  return /^[a-z][a-z-]{1,30}$/.test(blocked) ? blocked : UNKNOWN // some browsers send a bare scheme
}
