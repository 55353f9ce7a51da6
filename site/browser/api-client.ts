import { parseRetryAfter } from '#domain/form-sending/retry-after.ts'

import { parseJson } from './parse-json.ts'

/** How long an answer may take before the attempt counts as failed: the server's own limits are shorter. */
const REQUEST_TIMEOUT_MS = 20_000

/** One thing the server found wrong with one field. */
export interface ApiProblem {
  field: string
  code: string
  message: string
}

/**
 * An answer that was not ok. The message is "status: text" (spec §7); what the server says to the
 * visitor stands apart in `serverMessage`, and null means it said nothing fit to show.
 */
export class ApiError extends Error {
  readonly status: number
  readonly serverMessage: string | null
  readonly problems: readonly ApiProblem[]
  /** Seconds until another attempt makes sense, where there were too many; null otherwise. */
  readonly waitSeconds: number | null

  constructor({ status, statusText, headers }: Response, text: string) {
    super(`${String(status)}: ${text === '' ? statusText : text}`)
    this.name = 'ApiError'
    this.status = status
    this.waitSeconds = status === 429 ? parseRetryAfter(headers.get('Retry-After'), Date.now()) : null
    const { message, problems } = readProblemBody(text)
    this.serverMessage = message
    this.problems = problems
  }
}

/**
 * Sends a request with cookies, and JSON where there is a body (spec §7). `keepalive`: also when the page is
 * left meanwhile. Throws `ApiError` for any answer that is not ok, and the browser's own error when there
 * was none.
 */
export async function apiRequest(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  { keepalive = false }: { keepalive?: boolean } = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: 'include',
    keepalive,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (!response.ok) throw new ApiError(response, await response.text())
  return response
}

/**
 * Loads JSON from the key's parts joined with slashes (spec §7). No retries, no refetching. A 401 gives
 * null where that is asked for, an error otherwise.
 */
export async function apiLoad<T>(
  key: readonly string[],
  parse: (value: unknown) => T,
  { on401 = 'throw' }: { on401?: 'null' | 'throw' } = {},
): Promise<T | null> {
  try {
    const response = await apiRequest('GET', key.join('/'))
    return parse(await response.json())
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** What an RFC 9457 body of our server says; nothing, when it is something else (a proxy's HTML page). */
function readProblemBody(text: string): { message: string | null; problems: ApiProblem[] } {
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null) return { message: null, problems: [] }
  const { message, problems } = body as { message?: unknown; problems?: unknown }
  return {
    message: typeof message === 'string' && message !== '' ? message : null,
    problems: Array.isArray(problems) ? problems.filter(isProblem) : [],
  }
}

function isProblem(candidate: unknown): candidate is ApiProblem {
  if (typeof candidate !== 'object' || candidate === null) return false
  const { field, code, message } = candidate as Record<string, unknown>
  return typeof field === 'string' && typeof code === 'string' && typeof message === 'string'
}
