import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

import * as parts from '#content/catalogue/parts.ts'

import { aFormToken } from '../../abuse/suspicion/a-form-token.ts'
import { aChatLead } from '../../features/chat-assistant/a-chat-lead.ts'
import { aContactRequest } from '../../features/contact-form/a-contact-request.ts'
import { aTicket } from '../../features/support-ticket/a-ticket.ts'

/** Posts of visitors: the three routes that store something and queue mails, each record with a name of its own. */
const BODIES = {
  '/api/contact': (name: string) => aContactRequest({ name, email: addressOf(name) }),
  '/api/tickets': (name: string) => aTicket({ customerName: name, customerEmail: addressOf(name) }),
  '/api/chatbot-lead': (name: string) => aChatLead({ name, email: addressOf(name) }),
}

/** One of the three routes. */
type PostRoute = keyof typeof BODIES

/** Those the site has. */
export const POST_ROUTES = (Object.keys(BODIES) as PostRoute[]).filter(
  (route) => parts.chat || route !== '/api/chatbot-lead',
)

/** An address of their own: acknowledgements are counted by it. */
function addressOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@firma.example`
}

/** A person's post under this name. */
export function bodyOf(route: PostRoute, name: string): string {
  return JSON.stringify(BODIES[route](name))
}

/** The headers of a person's post. */
export function headersOf(key: string): Record<string, string> {
  return { 'content-type': 'application/json', 'idempotency-key': key, ...aFormToken() }
}

/** How a post ended; null: the connection broke before the whole answer arrived. */
type PostOutcome = { status: number; text: string; headers: Headers } | null

/** Sends a person's post. */
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

/** The part of the body that is sent first. */
const FIRST_BYTES = 10

/**
 * A request of which the server has half, and knows it: the client waits for "100 Continue" (RFC 9110
 * §10.1.1), because the server may not have looked at a new connection yet.
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
