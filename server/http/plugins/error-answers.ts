import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageAnswer } from '../built-pages/load-site.ts'
import { describeError } from '../../log.ts'
import { ApiProblem, PROBLEMS, type ProblemCode, problemDocument, type WordsOf } from '../problems/problem.ts'
import { problemOfError } from '../problems/problem-of-error.ts'
import { visitorLanguage } from '../visitor/visitor-language.ts'
import { isFormPost } from '../request-bodies.ts'

/** Where a plain form post ends, without the language: `sent`, or `notSent#<code>`. */
export interface FormPages {
  sent: string
  notSent: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sentences of the feature; without them the general ones are used. */
    words?: WordsOf
    /** Given by routes that plain forms post to as well: these are answered by a page. */
    formPages?: FormPages
    /** Given by routes that show pages: what a visitor sees when the server is at fault; null: nothing fits. */
    failedPage?: (request: FastifyRequest) => Omit<PageAnswer, 'status'> | null
  }
}

/** Makes one answer of every error: a problem document, or for a plain form the page that says so. */
export function answerErrors(app: FastifyInstance, generalWords: WordsOf): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, generalWords))
  // Methods Node knows and Fastify does not (COPY, PURGE) reach no route: Fastify's own answer repeats the address.
  app.setNotFoundHandler(() => {
    throw new ApiProblem('not-found')
  })
}

/** Answers an error; also for the ones Fastify meets before it knows the route. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  generalWords: WordsOf,
): FastifyReply {
  const problem = problemOfError(error)
  const { status } = PROBLEMS[problem.code]
  if (status >= 500)
    request.log.error({ requestId: request.id, error: describeError(error) }, 'request failed')
  const page = status >= 500 ? pageOfFailure(request) : null
  if (page !== null)
    return reply
      .code(status)
      .headers({ ...page.headers, ...problem.headers })
      .send(page.body)
  const locale = visitorLanguage(request)
  const { formPages, words = generalWords } = request.routeOptions.config
  if (formPages !== undefined && isFormPost(request)) {
    return reply.redirect(`${localizedPath(locale, formPages.notSent)}#${formCode(problem)}`, 303)
  }
  return sendProblem(reply, problem, words, locale)
}

/** What broke the page may break this one too: then the problem document is left. */
function pageOfFailure(request: FastifyRequest): ReturnType<NonNullable<FastifyContextConfig['failedPage']>> {
  try {
    return request.routeOptions.config.failedPage?.(request) ?? null
  } catch (error) {
    request.log.error({ requestId: request.id, error: describeError(error) }, 'no page for a failure')
    return null
  }
}

function sendProblem(reply: FastifyReply, problem: ApiProblem, words: WordsOf, locale: Locale): FastifyReply {
  const document = problemDocument(problem, words(locale), locale)
  return reply
    .code(document.status)
    .headers(problem.headers)
    .type('application/problem+json; charset=utf-8')
    .header('content-language', locale)
    .send(JSON.stringify(document)) // a string: no response schema may cut it
}

/** Codes of the request as a whole that the "not sent" page has a sentence for. */
const TOLD: ReadonlySet<ProblemCode> = new Set(['too-large', 'cross-site', 'too-many-requests'])

/** What the "not sent" page is told: one word it has a sentence for. */
function formCode(problem: ApiProblem): string {
  if (problem.fields.some(({ code }) => code === 'field-missing')) return 'missing-fields'
  const [field] = problem.fields
  if (field !== undefined) return field.code
  if (PROBLEMS[problem.code].status >= 500) return 'unavailable'
  return TOLD.has(problem.code) ? problem.code : 'malformed'
}
