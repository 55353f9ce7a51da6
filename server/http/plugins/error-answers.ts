import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageAnswer } from '../built-pages/load-site.ts'
import { describeError } from '../../log.ts'
import {
  ApiProblem,
  PROBLEMS,
  type ProblemCode,
  problemDocument,
  type WordsOf,
  problemOfError,
} from '../problems/problem.ts'
import { visitorLanguage } from '../visitor.ts'
import { isFormPost } from '../accepted-requests.ts'

/** The pages that follow a plain form, without the language: `sent`, or `notSent#<code>`. */
interface FormPages {
  sent: string
  notSent: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sentences of the feature; otherwise the general ones. */
    words?: WordsOf
    /** For routes that also take plain forms: they are answered with a page. */
    formPages?: FormPages
    /** For routes that show pages: what a visitor sees when the server fails; null: no page fits. */
    failedPage?: (request: FastifyRequest) => Omit<PageAnswer, 'status'> | null
  }
}

/** Makes the answer to every error: a problem document, or a page for a plain form. */
export function answerErrors(app: FastifyInstance, generalWords: WordsOf): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, generalWords))
  // Methods that Node knows and Fastify does not (COPY, PURGE) reach no route: Fastify's own answer would
  // repeat the address.
  app.setNotFoundHandler(() => {
    throw new ApiProblem('not-found')
  })
}

/** Answers an error, also those that come before the route is known. */
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

/** The cause may break this page too: then the problem document remains. */
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
    .send(JSON.stringify(document)) // as a string: no response schema can strip it
}

/** Problems of a whole request for which the "not sent" page has a sentence. */
const TOLD: ReadonlySet<ProblemCode> = new Set(['too-large', 'cross-site', 'too-many-requests'])

/** The word that tells the "not sent" page its sentence. */
function formCode(problem: ApiProblem): string {
  if (problem.fields.some(({ code }) => code === 'field-missing')) return 'missing-fields'
  const [field] = problem.fields
  if (field !== undefined) return field.code
  if (PROBLEMS[problem.code].status >= 500) return 'unavailable'
  return TOLD.has(problem.code) ? problem.code : 'malformed'
}
