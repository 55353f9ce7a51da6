import { randomUUID } from 'node:crypto'

import * as parts from '#content/catalogue/parts.ts'

import { aChatLead } from '../../features/chat-assistant/a-chat-lead.ts'
import { aContactRequest } from '../../features/contact-form/a-contact-request.ts'
import { aTicket } from '../../features/support-ticket/a-ticket.ts'
import { aFormToken } from '../../abuse/suspicion/a-form-token.ts'

/** What visitors send: the three routes that keep something and queue mails, each record under a name of its own. */
const BODIES = {
  '/api/contact': (name: string) => aContactRequest({ name, email: addressOf(name) }),
  '/api/tickets': (name: string) => aTicket({ customerName: name, customerEmail: addressOf(name) }),
  '/api/chatbot-lead': (name: string) => aChatLead({ name, email: addressOf(name) }),
}

/** One of the three routes. */
export type PostRoute = keyof typeof BODIES

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
export type PostOutcome = { status: number; text: string; headers: Headers } | null

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
