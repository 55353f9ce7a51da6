import { expect, test } from 'vitest'

import { StoreUnavailable } from '../../store/store.ts'
import { CountryDatabaseUnavailable } from '../../features/geo/country-database.ts'
import { ApiProblem, problemOfError, shapeProblems } from './problem.ts'

function fastifyError(statusCode: number | undefined, code = 'FST_ERR_OTHER') {
  return Object.assign(new Error('words of Fastify'), { statusCode, code })
}

const errors: [what: string, error: unknown, code: string][] = [
  ['one of ours', new ApiProblem('cross-site'), 'cross-site'],
  ['a store that is away', new StoreUnavailable(null), 'unavailable'],
  ['a country database that is away', new CountryDatabaseUnavailable('gone'), 'unavailable'],
  ['a handler that takes too long', fastifyError(503, 'FST_ERR_HANDLER_TIMEOUT'), 'unavailable'],
  ['too large a body', fastifyError(413, 'FST_ERR_CTP_BODY_TOO_LARGE'), 'too-large'],
  ['a type nobody reads', fastifyError(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE'), 'unsupported'],
  ['another refusal, the first', fastifyError(400), 'malformed'],
  ['another refusal, the last', fastifyError(499), 'malformed'],
  ['what is no refusal', fastifyError(399), 'internal'],
  ['a fault of Fastify', fastifyError(500), 'internal'],
  ['a fault without a status', fastifyError(undefined), 'internal'],
  ['a fault of ours', new Error('bug'), 'internal'],
  ['something that is no error', 'thrown', 'internal'],
]

test.each(errors)('%s is answered as the problem it is', (_, error, code) => {
  expect(problemOfError(error).code).toBe(code)
})

test('whoever finds the store away is told when to come again', () => {
  for (const error of [new StoreUnavailable(null), fastifyError(503, 'FST_ERR_HANDLER_TIMEOUT')])
    expect(problemOfError(error).headers).toEqual({ 'retry-after': '30' })
})

const missing = (missingProperty: string) => ({
  keyword: 'required',
  instancePath: '',
  params: { missingProperty },
  schemaPath: '',
  message: '',
})
const atPath = (instancePath: string, keyword = 'type') => ({ ...missing(''), keyword, instancePath })

test('what breaks the shape of a body is named by field', () => {
  const validation = [missing('name'), atPath('/email'), atPath('/message', 'maxLength')]
  const fields = [
    { field: 'name', code: 'field-missing' },
    { field: 'email', code: 'malformed' },
    { field: 'message', code: 'too-long' },
  ]
  expect(problemOfError(Object.assign(new Error(), { validation }))).toMatchObject({
    code: 'invalid',
    fields,
  })
  expect(shapeProblems({ validation })).toEqual(fields)
  expect(shapeProblems(undefined)).toEqual([])
})

test.each(['', '/list/0'])('a body that is wrong at %j, which is no field, is malformed', (path) => {
  const error = Object.assign(new Error(), { validation: [missing('name'), atPath(path)] })
  expect(problemOfError(error).code).toBe('malformed')
  expect(() => shapeProblems(error)).toThrow(ApiProblem)
})

test('of many faults twenty are named', () => {
  const validation = Array.from({ length: 21 }, (_, index) => missing(`f${index}`))
  expect(shapeProblems({ validation })).toHaveLength(20)
})
