import type { FastifyError, FastifySchemaValidationError } from 'fastify'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { waitInWords } from '#domain/rate-limits/limits.ts'

import { KeyRefused } from '../../store/idempotency/once.ts'
import { StoreUnavailable } from '../../store/store.ts'

/**
 * Sentences for problem codes in one language. A feature adds its own as `config.words` of its route: `{
 * ...generalWords(locale, mailbox), 'subject-missing': ... }`. `{name}` is filled with what the problem
 * names, or `thisOne`; `{wait}` with the time of `Retry-After` ("in 9 minutes").
 */
export type ProblemWords = Readonly<
  Record<ProblemCode | 'field-missing' | 'too-long', string> & Record<string, string>
>
export type WordsOf = (locale: Locale) => ProblemWords

/** Sentences for any route; `mailbox` is offered when the server fails. */
export function generalWords(locale: Locale, mailbox: string): ProblemWords {
  const { problems: words, contactForm, notFound } = messages[locale]
  const unavailable = fillPlaceholders(words.unavailable, { email: mailbox })
  return {
    invalid: contactForm.missingFields, // for a missing field; otherwise the first field's sentence is used
    malformed: words.malformed,
    'cross-site': words.crossSite,
    'not-found': notFound.heading,
    'method-not-allowed': words.unsupported,
    'timed-out': words.malformed,
    'still-running': words.stillRunning,
    'too-large': words.tooLarge,
    unsupported: words.unsupported,
    'duplicate-key': words.duplicateKey,
    // The desk has its own words for these.
    'signed-out': words.malformed,
    'desk-confirm': words.malformed,
    'desk-unseen': words.malformed,
    'desk-refused': words.malformed,
    'too-many-requests': words.tooManyRequests.replaceAll('{email}', () => mailbox),
    'headers-too-large': words.malformed,
    internal: unavailable,
    unavailable,
    'field-missing': contactForm.fieldMissing,
    'too-long': words.tooLong,
  }
}

/** Every reason for which the API refuses a request, with its status and a title for developers. */
export const PROBLEMS = {
  invalid: { status: 400, title: 'The request breaks a rule' },
  malformed: { status: 400, title: 'The request cannot be read' },
  'signed-out': { status: 401, title: 'Nobody is signed in' },
  'cross-site': { status: 403, title: 'The request comes from another site' },
  'desk-confirm': { status: 403, title: 'Prove first who you are' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not take this method' },
  'timed-out': { status: 408, title: 'The request took too long to arrive' },
  'still-running': { status: 409, title: 'A request with this idempotency key is still running' },
  'desk-unseen': { status: 409, title: 'A newer message has not been seen' },
  'desk-refused': { status: 409, title: 'This cannot be done as things are now' },
  'too-large': { status: 413, title: 'The request is too large' },
  unsupported: { status: 415, title: 'This media type is not accepted' },
  'duplicate-key': { status: 422, title: 'This idempotency key was used with another payload' },
  'too-many-requests': { status: 429, title: 'Too many requests were sent' },
  'headers-too-large': { status: 431, title: 'The headers of the request are too large' },
  internal: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'The service is unavailable right now' },
} as const
export type ProblemCode = keyof typeof PROBLEMS

/** A problem with one field; features add codes of their own, content has the sentences. */
export interface FieldProblem {
  field: string
  code: string
  /** The visitor's name for the thing (a file), for sentences with `{name}`. */
  name?: string
}

/** Something the answer needs is unavailable: 503, logged under the name of its class. */
export class ServiceUnavailable extends Error {}

/** Thrown wherever a request is refused; `plugins/error-answers.ts` makes the answer. */
export class ApiProblem extends Error {
  readonly code: ProblemCode
  readonly fields: readonly FieldProblem[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    details: { fields?: readonly FieldProblem[]; headers?: Record<string, string> } = {},
  ) {
    super(PROBLEMS[code].title)
    this.name = 'ApiProblem'
    this.code = code
    this.fields = details.fields ?? []
    this.headers = details.headers ?? {}
  }
}

/** The RFC 9457 document for a problem, in the language of its sentences; visitors can be shown its `message`. */
export function problemDocument(problem: ApiProblem, words: ProblemWords, locale: Locale) {
  const { status, title } = PROBLEMS[problem.code]
  const problems = problem.fields.map(({ field, code, name = words['thisOne'] ?? '' }) => {
    const sentence = words[code] ?? words.malformed
    return { field, code, message: sentence.replaceAll('{name}', () => name) }
  })
  const isMissing = problem.fields.some((field) => field.code === 'field-missing')
  const sentence = isMissing ? words.invalid : (problems[0]?.message ?? words[problem.code])
  const seconds = Number(problem.headers['retry-after'] ?? 1)
  const message = sentence.replaceAll('{wait}', () => waitInWords(locale, seconds))
  return {
    success: false as const,
    type: `urn:valmis:problem:${problem.code}`,
    title,
    status,
    message,
    problems,
  }
}

/** When a visitor may try again after a 503, in seconds. */
const RETRY_AFTER_SECONDS = '30'
/** Most fields named in one answer. */
const MAX_FIELDS = 20

type ValidationError = Pick<FastifyError, 'validation'>

/** The meaning of Fastify's own errors; every other 4xx is `malformed`. */
const FASTIFY_PROBLEMS = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
} as const

/** The problem for an error; unknown errors are `internal`. */
export function problemOfError(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error
  if (error instanceof StoreUnavailable || error instanceof ServiceUnavailable) return unavailable()
  if (error instanceof KeyRefused) return new ApiProblem(error.code)
  if (!isFastifyError(error)) return new ApiProblem('internal')
  if (error.validation !== undefined) {
    const fields = fieldsOfShape(error)
    return fields === null ? new ApiProblem('malformed') : new ApiProblem('invalid', { fields })
  }
  const known = Object.entries(FASTIFY_PROBLEMS).find(([code]) => code === error.code)?.[1]
  if (known === 'unavailable') return unavailable()
  if (known !== undefined) return new ApiProblem(known)
  const status = error.statusCode ?? 500
  return new ApiProblem(status >= 400 && status < 500 ? 'malformed' : 'internal')
}

function unavailable(): ApiProblem {
  return new ApiProblem('unavailable', { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error)
}

/** The fields of the wrong shape, for a route that also checks rules; throws when the fault is in no known field. */
export function shapeProblems(error: ValidationError | undefined): readonly FieldProblem[] {
  if (error === undefined) return []
  const fields = fieldsOfShape(error)
  if (fields === null) throw new ApiProblem('malformed')
  return fields
}

function fieldsOfShape({ validation = [] }: ValidationError): readonly FieldProblem[] | null {
  const fields = validation.slice(0, MAX_FIELDS).map(fieldProblem)
  const known = fields.filter((field) => field !== null)
  return known.length < fields.length ? null : known
}

function fieldProblem({ keyword, instancePath, params }: FastifySchemaValidationError): FieldProblem | null {
  if (keyword === 'required') return { field: String(params['missingProperty']), code: 'field-missing' }
  const field = instancePath.slice(1)
  if (field === '' || field.includes('/')) return null
  return { field, code: keyword === 'maxLength' ? 'too-long' : 'malformed' }
}
