import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { ApiError, apiLoad, apiRequest, postForReceipt } from './api-client.ts'

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }
const PROBLEM = { 'Content-Type': 'application/problem+json; charset=utf-8' }

/** A server with one answer for everything, which records its requests. */
async function anAnswer(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: { method?: string | undefined; type?: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      asked.push({ method: request.method, type: request.headers['content-type'], body: text })
      response.writeHead(status, headers).end(body, () => response.destroy())
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(server, { url: `http://127.0.0.1:${port}`, asked })
}

test('a body is sent as JSON; a request without one has no content type', async () => {
  await using server = await anAnswer(201, '{}')
  await apiRequest('POST', server.url, { name: 'Mari' })
  await apiRequest('GET', server.url)
  expect(server.asked).toEqual([
    { method: 'POST', type: 'application/json', body: '{"name":"Mari"}' },
    { method: 'GET', type: undefined, body: '' },
  ])
})

test('an answer that is not ok is an error of status and text, with the server’s sentence apart', async () => {
  const problems = [{ field: 'email', code: 'email-malformed', message: 'No address.' }]
  const body = JSON.stringify({
    success: false,
    message: 'Look again.',
    problems: [...problems, { field: 5 }],
  })
  await using server = await anAnswer(400, body, PROBLEM)
  const error = await apiRequest('POST', server.url, {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: `400: ${body}`,
    status: 400,
    isRefusal: true,
    serverMessage: 'Look again.',
    problems,
  })
})

test.each(['', '<h1>Bad gateway</h1>', '"a word"', '{"message":5}', '[]', 'null'])(
  'an answer without a sentence (%j) gives none to show',
  async (body) => {
    await using server = await anAnswer(502, body)
    const error = await apiRequest('GET', server.url).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ serverMessage: null, problems: [] })
    expect((error as Error).message).toBe(`502: ${body === '' ? 'Bad Gateway' : body}`)
  },
)

test.each([
  ['of a server in trouble', 500, PROBLEM],
  ['of one that has no room', 503, PROBLEM],
  ['of a proxy', 403, JSON_TYPE],
  ['of a captive portal', 404, { 'Content-Type': 'text/html' }],
])('a sentence %s is not for the visitor', async (_, status, headers) => {
  await using server = await anAnswer(status, '{"message":"SQLITE_FULL","problems":[]}', headers)
  const error = await apiRequest('POST', server.url, {}).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status, isRefusal: false, serverMessage: null, problems: [] })
})

test('only the receipt of our own server is success', async () => {
  await using server = await anAnswer(201, '{"success":true,"ticketNumber":"K7M-3QX3"}', JSON_TYPE)
  expect(await postForReceipt(server.url, {})).toEqual({ success: true, ticketNumber: 'K7M-3QX3' })
})

test.each([
  ['the page of a captive portal', 200, '<h1>Welcome to the hotel</h1>', { 'Content-Type': 'text/html' }],
  ['JSON of another shape', 200, '{"status":"ok"}', JSON_TYPE],
  ['a success that is none', 200, '{"success":false}', JSON_TYPE],
  ['a success that is a word', 201, '{"success":"true"}', JSON_TYPE],
  ['a list', 200, '[true]', JSON_TYPE],
  ['null', 200, 'null', JSON_TYPE],
  ['nothing', 204, '', {}],
  ['an empty body', 201, '', JSON_TYPE],
  ['a body cut short', 201, '{"success":tr', JSON_TYPE],
  ['a body shorter than it says', 201, '{"success":true}', { ...JSON_TYPE, 'Content-Length': '40' }],
  ['the wrong type', 201, '{"success":true}', { 'Content-Type': 'text/html' }],
  ['no type', 201, '{"success":true}', {}],
  ['a way to a login page', 302, '', { Location: '/' }],
])('%s is no receipt', async (_, status, body, headers) => {
  await using server = await anAnswer(status, body, headers)
  await expect(postForReceipt(server.url, {})).rejects.toThrow()
})

test.each([
  [429, { 'Retry-After': '540' }, 540],
  [429, {}, null],
  [503, { 'Retry-After': '540' }, null],
])('an answer %i with %j asks for a wait of %s seconds', async (status, headers, waitSeconds) => {
  await using server = await anAnswer(status, '', headers)
  const error = await apiRequest('POST', server.url, {}).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status, waitSeconds })
})

test('the loader joins its key with slashes', async () => {
  await using server = await anAnswer(200, '{"city":"Tallinn"}', JSON_TYPE)
  expect(await apiLoad([server.url, 'api', 'geo'], (value) => value)).toEqual({ city: 'Tallinn' })
})

test('a 401 is null where that is asked for, and an error otherwise', async () => {
  await using server = await anAnswer(401, '')
  expect(await apiLoad([server.url], (value) => value, { on401: 'null' })).toBeNull()
  await expect(apiLoad([server.url], (value) => value)).rejects.toThrow('401: Unauthorized')
})
