import type { Socket } from 'node:net'

import { expect, test } from 'vitest'

import { generalWords } from '../problems/problem.ts'
import { startTestApp } from '../../test-app.ts'
import { exchangeBytes, listen, openRawConnection } from '../../test-exchange.ts'
import { LEAST_SCORE, observatoryScore } from '../test-observatory.ts'
import { answerClientErrors } from './client-errors.ts'

/** Short, so that they end during a test; Node looks for overdue requests every `check`. */
const TIMEOUTS = { headers: 50, request: 100, upload: 5_000, pace: 5_000, check: 20, connection: 300 }

/** Sends bytes to a server; returns its whole answer after it has closed the connection. */
async function exchange(bytes: string) {
  await using app = await startTestApp({ timeouts: TIMEOUTS, env: { SITE_URL: 'https://agency.example' } })
  const answer = await exchangeBytes(app.app, bytes)
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  const lines = head.split('\r\n').slice(1)
  const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]))
  return { answer, body, headers, rows: await app.countRows() }
}

const HEAD = 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

test.each([
  ['a request line that is none', 'HELLO\r\n\r\n', 400],
  ['a control character in the address', 'GET /en?\f HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a header that is none', 'GET /en HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n', 400],
  ['no host', 'GET /en HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET /en HTTP/1.1\r\nhost: x\r\nHOST: y\r\n\r\n', 400],
  ['the same host twice', 'GET /en HTTP/1.1\r\nhost: x\r\nhost: x\r\n\r\n', 400],
  ['two hosts in HTTP/1.0', 'GET /en HTTP/1.0\r\nhost: x\r\nhost: y\r\n\r\n', 400],
  ['two lengths', `${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
  ['a length and chunks', `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`, 400],
  ['headers of 20 KiB', `GET /en HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_480)}\r\n\r\n`, 431],
  ['headers that never end', 'GET /en HTTP/1.1\r\nhost: x\r\nx: ', 408],
  ['a body that never comes', `${HEAD}content-length: 100\r\n\r\n{"name":`, 408],
])('%s is answered as a refusal, without a stack, and the connection is closed', async (_, bytes, status) => {
  const { answer, body, headers, rows } = await exchange(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).not.toMatch(/at .*\.[jt]s|node:/)
  expect(headers['connection']).toBe('close')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(LEAST_SCORE)
  expect(JSON.parse(body)).toMatchObject({ success: false, status })
  expect(rows).toBe(0)
})

test.each([
  ['a header', `${HEAD}x-slow: `, 'x'],
  ['a body', `${HEAD}content-length: 1000\r\n\r\n{"name":"`, 'x'],
  ['chunks', `${HEAD}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
])('%s that comes byte by byte is cut off in time', async (_, beginning, piece) => {
  await using app = await startTestApp({ timeouts: TIMEOUTS })
  const { socket, closed, heard } = await openRawConnection(await listen(app.app))
  socket.write(beginning)
  const drip = setInterval(() => socket.write(piece), 10)
  await closed
  clearInterval(drip)
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
})

test('an expectation nobody knows is passed over, and not answered by Node', async () => {
  const { answer, headers } = await exchange(
    'GET /api/none HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(LEAST_SCORE)
})

test.each([
  ['is there and waits', {}, 'HPE_INVALID_METHOD', true],
  ['was reset', {}, 'ECONNRESET', false],
  ['takes nothing any more', { writable: false }, 'HPE_INVALID_METHOD', false],
  ['is in the middle of an answer', { _httpMessage: { headersSent: true } }, 'HPE_INVALID_METHOD', false],
])('a connection that %s is closed, and told why only where it can be', (_, differences, code, isTold) => {
  const said: string[] = []
  let isClosed = false
  const socket = { writable: true, write: (text: string) => said.push(text), ...differences }
  const close = { destroy: () => (isClosed = true) }
  const handle = answerClientErrors((locale) => generalWords(locale, 'sales@agency.example'), {})
  handle(Object.assign(new Error('no'), { code }), { ...socket, ...close } as unknown as Socket)
  expect([said.length > 0, isClosed]).toEqual([isTold, true])
})

test('a connection on which nothing is said is closed', async () => {
  expect((await exchange('')).rows).toBe(0)
})
