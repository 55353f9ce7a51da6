import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify'

import { requireSameOrigin } from '../../http/accepted-requests.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { withinNetworks } from '../../http/visitor.ts'
import type { DeskSettings } from '../../settings.ts'
import type { Write } from '../../store/store.ts'
import { cameAtDeskPort } from './desk-port.ts'
import { CONFIRMED_MS, findSession, SESSION_MOST_MS, type SignedIn } from './staff-rows.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; only behind the gate. */
    staff: SignedIn
  }
}

export type IsDeskOpen = (request: FastifyRequest) => boolean

/** `__Host-`: only this host, over TLS, for every path (RFC 6265bis). */
export const SESSION_COOKIE = '__Host-desk'

/** Strict: no link from elsewhere brings it along. */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** The header that gives a browser a session, for as long as one lasts: a phone ends its browser at will. */
export function sessionCookie(secret: string): string {
  return `${SESSION_COOKIE}=${secret}; ${ATTRIBUTES}; Max-Age=${SESSION_MOST_MS / 1_000}`
}

/** The header that takes it back. */
export const NO_SESSION_COOKIE = `${SESSION_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`

/** The secret in a request's cookie; '' if there is none. */
export function sessionSecret({ headers }: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? ''
}

/** Whether the desk is there for a request: it is on, at this port, and for this address. */
export function createDeskDoor({ isOn, networks, port }: DeskSettings): IsDeskOpen {
  const isAllowed = withinNetworks(networks)
  return ({ ip, raw }) =>
    isOn && (port === null || cameAtDeskPort(raw)) && (networks.length === 0 || isAllowed(ip))
}

/** Hides the desk from other addresses, before the first route; by route, since `%64esk` is `desk` too. */
export function hideDesk(app: FastifyInstance, isOpen: IsDeskOpen): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isDesk = request.routeOptions.url?.startsWith('/api/desk/') === true
    done(isDesk && !isOpen(request) ? new ApiProblem('not-found') : undefined)
  })
}

interface GateOptions {
  write: Write
  now: () => Date
  routes: (app: FastifyInstance) => Promise<void>
}

/** The gate of the desk: whatever is registered in it answers 401 without a session. */
export const staffGate: FastifyPluginCallback<GateOptions> = (app, { write, now, routes }, done) => {
  app.addHook('onRequest', requireSameOrigin)
  app.decorateRequest('staff', null as unknown as SignedIn)
  app.addHook('onRequest', async (request) => {
    const secret = sessionSecret(request)
    const staff = secret === '' ? undefined : await write((trx) => findSession(trx, secret, now()))
    if (staff === undefined) throw new ApiProblem('signed-out')
    request.staff = staff
  })
  routes(app).then(() => {
    done()
  }, done)
}

/** Refuses what must not happen behind somebody's back unless they proved who they are a moment ago. */
export function requireConfirmed({ staff }: FastifyRequest, now: Date): void {
  if (now.getTime() - staff.confirmedAt.getTime() > CONFIRMED_MS) throw new ApiProblem('desk-confirm')
}
