import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

import * as parts from '#content/catalogue/parts.ts'

import { aFormToken } from '../../abuse/suspicion/a-form-token.ts'
import { aChatLead } from '../../features/chat-assistant/a-chat-lead.ts'
import { aContactRequest } from '../../features/contact-form/a-contact-request.ts'
import { aTicket } from '../../features/support-ticket/a-ticket.ts'

/** What visitors send: the three routes that keep something and queue mails, each record under a name of its own. */
const BODIES = {
  '/api/contact': (name: string) => aContactRequest({ name, email: addressOf(name) }),
  '/api/tickets': (name: string) => aTicket({ customerName: name, customerEmail: addressOf(name) }),
  '/api/chatbot-lead': (name: string) => aChatLead({ name, email: addressOf(name) }),
}

/** One of the three routes. */
type PostRoute = keyof typeof BODIES

/** All of them that the site has. */
export const POST_ROUTES = (Object.keys(BODIES) as PostRoute[]).filter(
  (route) => parts.chat || route !== '/api/chatbot-lead',
)

/** An address of their own: acknowledgements are counted by it. */
function addressOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@firma.example`
}

/** What a person sends under this name. */
export function bodyOf(route: PostRoute, name: string): string {
  return JSON.stringify(BODIES[route](name))
}

/** The headers of a person who sends. */
export function headersOf(key: string): Record<string, string> {
  return { 'content-type': 'application/json', 'idempotency-key': key, ...aFormToken() }
}

/** How a post ended; null: the connection broke before the whole answer was there. */
type PostOutcome = { status: number; text: string; headers: Headers } | null

/** Sends what a person sends. */
export async function post(
  address: URL,
  route: PostRoute,
  name: string,
  key: string = randomUUID(),
): Promise<PostOutcome> {
  try {
    const request = { method: 'POST', headers: headersOf(key), body: bodyOf(route, name) }
    const response = await fetch(new URL(route, address), request)
    return { status: response.status, text: await response.text(), headers: response.headers }
  } catch {
    return null
  }
}

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

/** A connection over which a test says what no client library would; being reset is one way of being closed. */
export async function openRawConnection({ hostname, port }: URL) {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      resolve()
    })
  })
  return { socket, closed, heard: () => heard }
}
