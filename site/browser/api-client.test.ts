import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { ApiError, apiLoad, apiRequest } from './api-client.ts'

/** A server that answers everything the same way, and remembers what it was asked. */
async function anAnswer(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: { method?: string | undefined; type?: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      asked.push({ method: request.method, type: request.headers['content-type'], body: text })
      response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) =>
        server.close(() => {
          resolve()
        }),
      ),
  }
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
  await using server = await anAnswer(400, body)
  const error = await apiRequest('POST', server.url, {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: `400: ${body}`,
    status: 400,
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
  [429, { 'Retry-After': '540' }, 540],
  [429, {}, null],
  [503, { 'Retry-After': '540' }, null],
])('an answer %i with %j asks for a wait of %s seconds', async (status, headers, waitSeconds) => {
  await using server = await anAnswer(status, '', headers)
  const error = await apiRequest('POST', server.url, {}).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status, waitSeconds })
})

test('the loader joins its key with slashes', async () => {
  await using server = await anAnswer(200, '{"city":"Tallinn"}')
  expect(await apiLoad([server.url, 'api', 'geo'], (value) => value)).toEqual({ city: 'Tallinn' })
})

test('a 401 is null where that is asked for, and an error otherwise', async () => {
  await using server = await anAnswer(401, '')
  expect(await apiLoad([server.url], (value) => value, { on401: 'null' })).toBeNull()
  await expect(apiLoad([server.url], (value) => value)).rejects.toThrow('401: Unauthorized')
})
