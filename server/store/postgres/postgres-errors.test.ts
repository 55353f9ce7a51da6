import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'

import { StoreUnavailable } from '../store.ts'
import { connectionError, ConnectionLost, mayPass, postgresStoreError } from './postgres-errors.ts'

function anError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('x', 1, 'error'), { code })
}

test.each(['08006', '57P01', '57P03', '57P05', '0A000'])('after %s a connection is of no use', (code) => {
  const lost = connectionError(anError(code))
  expect(lost).toBeInstanceOf(ConnectionLost)
  expect(mayPass(lost)).toBe(true)
})

test('what is no answer of the server is a lost connection', () => {
  expect(connectionError(new Error('read ECONNRESET'))).toBeInstanceOf(ConnectionLost)
})

test.each(['53100', '58030', 'XX001', '25006', '55P03', '57014', '57P01', '40001', '40P01'])(
  '%s is not now',
  (code) => {
    expect(postgresStoreError(anError(code))).toBeInstanceOf(StoreUnavailable)
  },
)

test.each(['22008', '42P08', '23505', '22P02', '25001', '55006'])(
  '%s is about the statement: the connection is good, and the same again would fail again',
  (code) => {
    const error = anError(code)
    expect(connectionError(error)).toBe(error)
    expect(postgresStoreError(error)).toBe(error)
    expect(mayPass(error)).toBe(false)
  },
)

test.each([
  ['40001', true],
  ['40P01', true],
  ['40002', false],
  ['57014', false],
])('after %s another try is worth it: %s', (code, expected) => {
  expect(mayPass(anError(code))).toBe(expected)
})
