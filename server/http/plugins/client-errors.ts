import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { DEFAULT_LOCALE } from '#domain/language/locales.ts'

import { ApiProblem, PROBLEMS, type ProblemCode, problemDocument, type WordsOf } from '../problems/problem.ts'

/** Errors of Node's parser and timeouts; everything else is an unreadable request. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timed-out',
}

/** Answers errors before a request exists like any other refusal of the API, and closes the connection. */
export function answerClientErrors(words: WordsOf, headers: Readonly<Record<string, string>>) {
  return function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
    if (error.code !== 'ECONNRESET' && socket.writable && !isAnswering(socket)) {
      socket.write(answer(new ApiProblem(CODES[error.code ?? ''] ?? 'malformed'), words, headers))
    }
    socket.destroy()
  }
}

/** Not exactly one host (RFC 9112 §3.2): Node takes the first of several, and answers without our headers. */
export function refuseUnclearHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const hosts = raw.rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name)).length
    if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) {
      done()
      return
    }
    reply.header('connection', 'close')
    done(new ApiProblem('malformed'))
  })
}

/** Ignores `Expect` but `100-continue` (RFC 9110 §10.1.1): Node would answer 417 without our headers. */
export function passOverExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

/** Node's guard against writing into another answer; it has no public name. */
function isAnswering(socket: Socket): boolean {
  return (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent === true
}

/** The title serves as status text: Node's own list is in `node:http`, whose import costs 11 MiB here. */
function answer(problem: ApiProblem, words: WordsOf, common: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(problemDocument(problem, words(DEFAULT_LOCALE), DEFAULT_LOCALE))
  const { status, title } = PROBLEMS[problem.code]
  const headers = {
    ...common,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': DEFAULT_LOCALE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n')
}
