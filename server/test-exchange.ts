import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** Lets a server listen, sends it bytes, and returns its whole answer after it has closed the connection. */
export async function exchangeBytes(app: FastifyInstance, bytes: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined) // a reset counts as closed
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}
