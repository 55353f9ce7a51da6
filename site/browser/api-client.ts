import { parseRetryAfter } from '#domain/form-sending/send-wait.ts'

import { parseJson } from './parse-json.ts'
import { browserTimeZone } from './time-zone.ts'

/** How long an answer may take: longer than the server's own limits. */
const REQUEST_TIMEOUT_MS = 20_000

export interface ApiProblem {
  field: string
  code: string
  message: string
}

/**
 * An answer that was not ok. The message is "status: text" (spec §7). `serverMessage` is for the visitor;
 * null for anything but our server's refusals of the request: faults of a server are not shown (spec §8).
 */
export class ApiError extends Error {
  readonly status: number
  /** Whether our server refused the request (a problem document, RFC 9457), not a proxy or captive portal. */
  readonly isRefusal: boolean
  readonly serverMessage: string | null
  readonly problems: readonly ApiProblem[]
  /** Seconds until another attempt makes sense, after too many; null otherwise. */
  readonly waitSeconds: number | null

  constructor({ status, statusText, headers }: Response, text: string) {
    super(`${String(status)}: ${text === '' ? statusText : text}`)
    this.name = 'ApiError'
    this.status = status
    this.waitSeconds = status === 429 ? parseRetryAfter(headers.get('Retry-After'), Date.now()) : null
    this.isRefusal = status < 500 && mediaType(headers) === 'application/problem+json'
    const { message, problems } = readProblemBody(this.isRefusal ? text : '')
    this.serverMessage = message
    this.problems = problems
  }
}

/** A failed attempt to send something, as a form shows it. */
export interface SendFailure {
  outcome: 'failed'
  /** The server's sentence for the visitor. */
  message: string | null
  problems: readonly ApiProblem[]
  isOffline: boolean
  /** Seconds until another attempt makes sense; null: at once. */
  waitSeconds: number | null
}

/** How a request ended: answered, refused because its secret opens nothing, or failed. */
export type Answer<T> = { outcome: 'done'; value: T } | { outcome: 'unknown' } | SendFailure

/** What is known of the error of a request. */
export function sendFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError))
    return { outcome: 'failed', message: null, problems: [], isOffline: !navigator.onLine, waitSeconds: null }
  const { serverMessage: message, problems, waitSeconds } = error
  return { outcome: 'failed', message, problems, isOffline: false, waitSeconds }
}

/** Never rejects: every failure is an answer the page can show. */
export async function answerOf<T>(ask: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { outcome: 'done', value: await ask() }
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404 && error.isRefusal
    return isUnknown ? { outcome: 'unknown' } : sendFailure(error)
  }
}

/**
 * Sends a request with cookies, and JSON if there is a body (spec §7). `keepalive`: also when the page is
 * left. Throws `ApiError` for any answer that is not ok, and the browser's error without an answer or for a
 * redirect: our API has none, but captive portals redirect to their login.
 */
export async function apiRequest(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  { keepalive = false, timeoutMs = REQUEST_TIMEOUT_MS }: { keepalive?: boolean; timeoutMs?: number } = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: 'include',
    redirect: 'error',
    keepalive,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new ApiError(response, await response.text())
  return response
}

/**
 * The receipt of our server: `success` and details. Any other answer with a good status is not ours, and the
 * request may never have reached us.
 */
export type Receipt = Readonly<Record<string, unknown>> & { success: true }

/**
 * Posts JSON and returns the server's receipt; its mails use the clock of the reader's office. Throws as
 * `apiRequest` does, and for an answer that is no receipt.
 */
export async function postForReceipt(
  path: string,
  body: object,
  headers: Record<string, string> = {},
  options: { keepalive?: boolean } = {},
): Promise<Receipt> {
  const timeZone = browserTimeZone()
  const clock = timeZone === null ? undefined : { 'Time-Zone': timeZone }
  const receipt = await readJson(await apiRequest('POST', path, body, { ...clock, ...headers }, options))
  if (!isReceipt(receipt)) throw new Error('the answer is no receipt')
  return receipt
}

/** The JSON of an answer. Throws for another content type, such as a proxy's page, and for a truncated body. */
export async function readJson(response: Response): Promise<unknown> {
  if (mediaType(response.headers) !== 'application/json') throw new Error('the answer is no JSON')
  return (await response.json()) as unknown
}

/**
 * Loads JSON from the key's parts joined by slashes (spec §7). No retries, no refetching. A 401 returns null
 * where that is asked for, otherwise it throws.
 */
export async function apiLoad<T>(
  key: readonly string[],
  parse: (value: unknown) => T,
  { on401 = 'throw' }: { on401?: 'null' | 'throw' } = {},
): Promise<T | null> {
  try {
    const response = await apiRequest('GET', key.join('/'))
    return parse(await readJson(response))
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

function mediaType(headers: Headers): string {
  return (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function isReceipt(body: unknown): body is Receipt {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}

/** The fields of our server's RFC 9457 body. */
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
