import { holdBackMs, isStale } from '#domain/form-sending/form-token.ts'

import { parseJson } from '../parse-json.ts'

/** After this a post goes without a token: the visitor's text matters more. */
const TOKEN_PATIENCE_MS = 5_000
/** After a failure the next touch of a form asks again, but not every keystroke. */
const FAILURE_REST_MS = 5_000

/** The token that tells the server for how long the page was open. */
interface FormToken {
  token: string
  /** By `performance.now()`, because the visitor's clock may be changed. */
  issuedAt: number
}

interface TokenRequest {
  token: Promise<FormToken | null>
  at: { monotonic: number; clock: number }
  hasFailed: boolean
}

let current: TokenRequest | null = null

/** Makes sure there is a token when the form is sent: call it whenever a form is touched. */
export function requestFormToken(): void {
  currentRequest()
}

/**
 * The headers of a post, as soon as the token is old enough; each attempt uses up its token. Never rejects;
 * without a token it returns none, and the server examines the post more closely.
 */
export async function formTokenHeaders(): Promise<Record<string, string>> {
  if (current?.hasFailed) current = null
  const { token: requested } = currentRequest()
  current = null
  const token = await requested
  if (token === null) return {}
  const hold = holdBackMs(performance.now() - token.issuedAt)
  if (hold > 0) await new Promise((resolve) => setTimeout(resolve, hold))
  return { 'Form-Token': token.token }
}

function currentRequest(): TokenRequest {
  if (current === null || isUsedUp(current)) current = newRequest()
  return current
}

function newRequest(): TokenRequest {
  const token = fetchToken()
  const request = { token, at: { monotonic: performance.now(), clock: Date.now() }, hasFailed: false }
  void token.then((came) => {
    request.hasFailed = came === null
  })
  return request
}

/** The later of two clocks: one may be set back, the other may stop while the machine sleeps. */
function isUsedUp({ at, hasFailed }: TokenRequest): boolean {
  const age = Math.max(performance.now() - at.monotonic, Date.now() - at.clock)
  return hasFailed ? age > FAILURE_REST_MS : isStale(age)
}

async function fetchToken(): Promise<FormToken | null> {
  try {
    const response = await fetch('/api/form-token', { signal: AbortSignal.timeout(TOKEN_PATIENCE_MS) })
    const body = response.ok ? parseJson(await response.text()) : null
    if (typeof body !== 'object' || body === null) return null
    const { token } = body as { token?: unknown }
    if (typeof token !== 'string' || token === '') return null
    const age = Number(response.headers.get('Age') ?? 0) * 1000 // RFC 9111 §5.1: how long a cache on the way kept it
    return { token, issuedAt: performance.now() - (Number.isFinite(age) ? age : 0) }
  } catch {
    return null
  }
}
