import type { FastifyError, FastifySchemaValidationError } from 'fastify'

import { CopyRefused } from '../../store/idempotency/once.ts'
import { StoreUnavailable } from '../../store/store.ts'
import { ApiProblem, ServiceUnavailable, type FieldProblem } from './problem.ts'

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
  if (error instanceof CopyRefused) return new ApiProblem(error.code)
  if (!isFastifyError(error)) return new ApiProblem('internal')
  if (error.validation !== undefined) return invalidShape(error)
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

function invalidShape(error: ValidationError): ApiProblem {
  const fields = fieldsOfShape(error)
  return fields === null ? new ApiProblem('malformed') : new ApiProblem('invalid', { fields })
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
