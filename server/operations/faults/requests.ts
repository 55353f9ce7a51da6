import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import * as parts from '#content/catalogue/parts.ts'

import { aFormToken, aChatLead, aContactRequest, aTicket } from '../../test-posts.ts'

/** Posts of visitors: the three routes that store something and queue mails, each record with a name of its own. */
const BODIES = {
  '/api/contact': (name: string) => aContactRequest({ name, email: addressOf(name) }),
  '/api/tickets': (name: string) => aTicket({ customerName: name, customerEmail: addressOf(name) }),
  '/api/chatbot-lead': (name: string) => aChatLead({ name, email: addressOf(name) }),
}

type PostRoute = keyof typeof BODIES

/** Those the site has. */
export const POST_ROUTES = (Object.keys(BODIES) as PostRoute[]).filter(
  (route) => parts.chat || route !== '/api/chatbot-lead',
)

/** An address of their own: acknowledgements are counted by it. */
function addressOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@firma.example`
}

export function bodyOf(route: PostRoute, name: string): string {
  return JSON.stringify(BODIES[route](name))
}

export function headersOf(key: string): Record<string, string> {
  return { 'content-type': 'application/json', 'idempotency-key': key, ...aFormToken() }
}

/** How a post ended; null: the connection broke before the whole answer arrived. */
type PostOutcome = { status: number; text: string; headers: Headers } | null

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

const FIRST_BYTES = 10

/** A request of which the server has half, and knows it: it answered "100 Continue" (RFC 9110 §10.1.1). */
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

const PARALLEL_VISITORS = 50
const LOOK_MS = 2

export interface Acknowledged {
  name: string
  /** The number of a ticket, as the visitor was told. */
  number: string | null
}

interface VisitorLog {
  acknowledged: Acknowledged[]
  statuses: Map<number, number>
  unanswered: string[]
  slowestMs: number
}

/**
 * Fifty visitors who post on the three routes, each one after another, until they are told to end or their
 * connection breaks.
 * @param label keeps their names apart from others on the same store.
 */
export function sendVisitors(address: URL, label: string, count = PARALLEL_VISITORS) {
  const log: VisitorLog = { acknowledged: [], statuses: new Map(), unanswered: [], slowestMs: 0 }
  let isOver = false

  async function visit(visitor: number): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const route = POST_ROUTES[(visitor + turn) % POST_ROUTES.length] ?? '/api/contact'
      const name = `Visitor ${label} ${visitor} ${turn}`
      const begun = performance.now()
      const outcome = await post(address, route, name)
      log.slowestMs = Math.max(log.slowestMs, performance.now() - begun)
      if (outcome === null) {
        log.unanswered.push(name)
        return
      }
      log.statuses.set(outcome.status, (log.statuses.get(outcome.status) ?? 0) + 1)
      if (outcome.status !== 201) continue
      const { ticketNumber = null } = JSON.parse(outcome.text) as { ticketNumber?: string }
      log.acknowledged.push({ name, number: ticketNumber })
    }
  }

  const all = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)))
  let isQuiet = false
  void all.then(() => (isQuiet = true))

  return {
    log,
    /** Resolves once so many posts were acknowledged, or nobody is left to post. */
    async acknowledged(wanted: number): Promise<void> {
      while (log.acknowledged.length < wanted && !isQuiet) await delay(LOOK_MS)
    },
    /** Lets everybody finish their current post. */
    async end(): Promise<VisitorLog> {
      isOver = true
      await all
      return log
    },
  }
}
