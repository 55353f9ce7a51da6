import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** A connection for what no client writes; `closed`: whether by a reset; `heard`: the answer, in Latin-1. */
export async function openRawConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined) // the end says that there was one
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  const closed = new Promise<boolean>((resolve) => void socket.once('close', resolve))
  return { socket, closed, heard: () => answer }
}

/** Lets a server listen on a free port of this machine. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Lets a server listen, sends it bytes, and returns its whole answer after it has closed the connection. */
export async function exchangeBytes(app: FastifyInstance, bytes: string | Buffer): Promise<string> {
  const { socket, closed, heard } = await openRawConnection(await listen(app))
  socket.write(bytes)
  await closed
  return heard()
}
