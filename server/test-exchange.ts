import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

/**
 * A connection on which a test writes what no client library would.
 * @returns `closed` is whether it was closed by a reset, `heard` the answer so far, in Latin-1.
 */
export async function openRawConnection({ hostname, port }: { hostname: string; port: string | number }) {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined) // the end says that there was one
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  const closed = new Promise<boolean>((resolve) => void socket.once('close', resolve))
  return { socket, closed, heard: () => answer }
}

/** Lets a server listen, sends it bytes, and returns its whole answer after it has closed the connection. */
export async function exchangeBytes(app: FastifyInstance, bytes: string | Buffer): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { socket, closed, heard } = await openRawConnection({ hostname: '127.0.0.1', port })
  socket.write(bytes)
  await closed
  return heard()
}
