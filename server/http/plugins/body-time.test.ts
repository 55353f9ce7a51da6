import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { listen, openRawConnection } from '../../test-exchange.ts'
import { limitBodyTime } from './body-time.ts'
import { TIMEOUTS_MS } from '../limits.ts'

const LIMIT_MS = 60
const OVERDUE_CODE = 'ERR_HTTP_REQUEST_TIMEOUT'
const OVERDUE = 'HTTP/1.1 408 Overdue\r\n\r\n'

/** A server with bodies on `/post`, files on `/file`, refusals on `/shut`, and slow work on `/work`. */
async function startServer() {
  const state = { overdue: 0 }
  const app = Fastify({
    clientErrorHandler(error, socket) {
      if (error.code === OVERDUE_CODE) state.overdue += 1 // a client that closes is another error
      socket.end(OVERDUE)
    },
  })
  limitBodyTime(app, { ...TIMEOUTS_MS, request: LIMIT_MS })
  const { promise: work, resolve: endWork } = Promise.withResolvers<string>()
  app.post('/post', () => 'kept')
  app.post('/file', { config: { isUpload: true } }, () => 'kept')
  app.post('/work', () => work)
  app.post('/shut', { onRequest: async (_, reply) => reply.code(403).send('shut') }, () => 'kept')
  const port = await listen(app)
  return {
    state,
    endWork,
    async say(bytes: string) {
      const connection = await openRawConnection(port)
      connection.socket.write(bytes)
      return { socket: connection.socket, closed: connection.closed.then(connection.heard) }
    },
    [Symbol.asyncDispose]: () => app.close(),
  }
}

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: text/plain', ...headers, '', ''].join('\r\n')

test.each(['content-length: 9', 'transfer-encoding: chunked'])(
  'a body announced by %s that does not come in time is ended',
  async (header) => {
    await using server = await startServer()
    expect(await (await server.say(post('/post', header))).closed).toBe(OVERDUE)
    expect(server.state.overdue).toBe(1)
  },
)

test('a file may take longer, and so may the work on a body that is there', async () => {
  await using server = await startServer()
  const file = await server.say(post('/file', 'content-length: 4', 'connection: close'))
  const work = await server.say(`${post('/work', 'content-length: 4', 'connection: close')}body`)
  await (
    await server.say(post('/post', 'content-length: 9'))
  ).closed // began last, so all others had more time
  file.socket.write('body')
  server.endWork('done')
  expect(await file.closed).toMatch(/^HTTP\/1\.1 200 [^]*kept$/)
  expect(await work.closed).toMatch(/^HTTP\/1\.1 200 [^]*done$/)
  expect(server.state.overdue).toBe(1)
})

test('a body that goes on after its refusal is ended without a second answer', async () => {
  await using server = await startServer()
  const refused = await server.say(post('/shut', 'content-length: 9'))
  expect(await refused.closed).toMatch(/^HTTP\/1\.1 403 [^]*shut$/)
  expect(server.state.overdue).toBe(0)
})

test('a connection whose body came whole and was refused stays open for the next request', async () => {
  await using server = await startServer()
  const connection = await server.say(`${post('/shut', 'content-length: 4')}body`)
  await (
    await server.say(post('/post', 'content-length: 9'))
  ).closed
  connection.socket.write(`${post('/post', 'content-length: 4', 'connection: close')}body`)
  expect(await connection.closed).toMatch(/shut[^]*kept$/)
})
