import { MIMEType } from 'node:util'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ApiProblem } from './problems/problem.ts'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** C0 controls except tab and line ends, and DEL: no text has them, and stores stumble over NUL. */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/**
 * JSON in UTF-8 is all the API reads; anything else is answered 415 by Fastify.
 * @param types by which names it may come.
 */
export function acceptJsonOnly(app: FastifyInstance, types: string[] = [JSON_TYPE]): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    void parseJson(request, decode(request, body), (error, value: unknown) => {
      done(error ?? (hasStrangeText(value) ? new ApiProblem('malformed') : null), value)
    })
  })
}

/** Plain form posts, for the routes registered on this instance: one value per field. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const fields = parseForm(decode(request, body))
    if (hasStrangeText(fields)) refuse('malformed')
    done(null, fields)
  })
}

/** Whether a page without script sent this, so that a page must answer it. */
export function isFormPost(request: FastifyRequest): boolean {
  return mediaType(request)?.essence === FORM_TYPE
}

function mediaType(request: FastifyRequest): MIMEType | null {
  try {
    return new MIMEType(request.headers['content-type'] ?? '')
  } catch {
    return null // no or no well-formed type: nothing we accept
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
    return decodeURIComponent(text.replaceAll('+', ' ')) // throws on broken escapes and on broken UTF-8
  } catch {
    return refuse('malformed')
  }
}

/** Looks at every text and name in a body; a list of work instead of recursion bears any depth. */
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
