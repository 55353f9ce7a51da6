import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

import { bodyOf, headersOf, type PostRoute } from './post.ts'

/** So much of the body is sent at first. */
const FIRST_BYTES = 10

/**
 * A request of which the server has got only the first half, and has said so: it asks to be told to go on
 * (RFC 9110 §10.1.1), because a connection that only exists may not have been looked at yet.
 */
export async function beginRequest({ hostname, port }: URL, route: PostRoute, name: string) {
  const body = bodyOf(route, name)
  const length = String(Buffer.byteLength(body))
  const headers = { host: 'x', expect: '100-continue', 'content-length': length, ...headersOf(randomUUID()) }
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write([`POST ${route} HTTP/1.1`, ...lines, '', body.slice(0, FIRST_BYTES)].join('\r\n'))
  const next = () => once(socket, 'data').then(([data]: unknown[]) => String(data))
  const agreed = await next()
  if (!agreed.startsWith('HTTP/1.1 100')) throw new Error(`The server does not go on: ${agreed}`)
  return {
    socket,
    /** Sends the rest, and resolves with the answer. */
    finish(): Promise<string> {
      socket.write(body.slice(FIRST_BYTES))
      return next()
    },
  }
}
