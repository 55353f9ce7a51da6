import { MIMEType } from 'node:util'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ApiProblem } from './problems/problem.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Refuses a request that changes something and comes from another site, before its body is read. */
export function guardAgainstCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (SAFE_METHODS.has(request.method)) done()
    else requireSameOrigin(request, reply, done)
  })
}

/** Refuses any request from another site: for routes that answer with data about the visitor. */
export function requireSameOrigin(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (isSameOrigin(request)) done()
  else done(new ApiProblem('cross-site'))
}

/** Go's CrossOriginProtection: Fetch Metadata decides, else `Origin`; who sends neither is no browser. */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  if (origin === undefined) return true
  return URL.parse(origin)?.host === request.host
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Control characters except tab and line ends: no text has them, and databases choke on NUL. */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** The API reads only JSON in UTF-8, or the types given; Fastify answers anything else with 415. */
export function acceptJsonOnly(app: FastifyInstance, types: string[] = [JSON_TYPE]): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    void parseJson(request, decode(request, body), (error, value: unknown) =>
      done(error ?? (hasStrangeText(value) ? new ApiProblem('malformed') : null), value),
    )
  })
}

/** Takes plain form posts on the routes of this instance: one value per field. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const fields = parseForm(decode(request, body))
    if (hasStrangeText(fields)) refuse('malformed')
    done(null, fields)
  })
}

/** Whether a page without script sent this, so that a page must answer. */
export function isFormPost(request: FastifyRequest): boolean {
  return mediaType(request)?.essence === FORM_TYPE
}

function mediaType(request: FastifyRequest): MIMEType | null {
  try {
    return new MIMEType(request.headers['content-type'] ?? '')
  } catch {
    return null // missing or malformed types are not accepted
  }
}

function refuse(code: 'malformed' | 'unsupported'): never {
  throw new ApiProblem(code)
}

function decode(request: FastifyRequest, body: Buffer): string {
  const charset = mediaType(request)?.params.get('charset') ?? 'utf-8'
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (!/^utf-?8$/i.test(charset) || encoding !== 'identity') refuse('unsupported')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return refuse('malformed')
  }
}

function parseForm(text: string): Record<string, string> {
  const pairs = text === '' ? [] : text.split('&').map((pair) => pair.split(/=(.*)/s, 2).map(decodeFormText))
  const fields = Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, value.replaceAll('\r\n', '\n')]),
  )
  return Object.keys(fields).length === pairs.length ? fields : refuse('malformed')
}

function decodeFormText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')) // throws on malformed escapes and UTF-8
  } catch {
    return refuse('malformed')
  }
}

/** Checks every text and name in a body; a list instead of recursion, for any depth. */
function hasStrangeText(body: unknown): boolean {
  const rest = [body]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string' && (!value.isWellFormed() || CONTROL_CHARACTER.test(value))) return true
    if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) rest.push(name, member)
    }
  }
  return false
}
