import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'

import { findSuspicion, type PresentedToken } from '#domain/suspicion/find-suspicion.ts'
import { HONEYPOT_FIELD, isHoneypotFilled } from '#domain/suspicion/honeypot.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion-reason.ts'
import { TOKEN_LIFETIME_MS } from '#domain/suspicion/timings.ts'

import type { Database } from '../database/tables.ts'
import { isFormPost } from '../plugins/request-bodies.ts'
import { visitorNetwork } from '../visitor/visitor-network.ts'
import { readFormToken, type FormToken } from './form-token.ts'
import type { Pressure } from './pressure.ts'
import { spendToken } from './spent-token-rows.ts'

/** Spends the token of a post and says what speaks against it, in the post's own transaction. */
export type FindReasons = (trx: Kysely<Database>) => Promise<SuspicionReason[]>
/** Looks at how a post was made; what takes time is done before its transaction. */
export type ExaminePost = (request: FastifyRequest) => Promise<FindReasons>

interface Effects {
  /** See `Settings.formSecret`. */
  secret: string
  isUnderPressure: Pressure
  now: () => Date
}

/** Creates what routes examine posts with. Nothing it finds is ever said to who sent the post. */
export function createExaminer({ secret, isUnderPressure, now }: Effects): ExaminePost {
  return async (request) => {
    const common = { isHoneypotFilled: isHoneypotFilled(memberOf(request.body, HONEYPOT_FIELD)) }
    if (isFormPost(request)) {
      const isPressed = await isUnderPressure(visitorNetwork(request.ip))
      const reasons = findSuspicion({ from: 'plain-form', ...common, isUnderPressure: isPressed })
      return () => Promise.resolve(reasons)
    }
    const header = headerOf(request, 'form-token')
    const token = header === null ? 'absent' : (readFormToken(header, secret) ?? 'forged')
    return async (trx) =>
      findSuspicion({ from: 'script', ...common, token: await present(trx, token, now()) })
  }
}

async function present(
  trx: Kysely<Database>,
  token: FormToken | 'absent' | 'forged',
  now: Date,
): Promise<PresentedToken | 'absent' | 'forged'> {
  if (typeof token === 'string') return token
  const { id, issuedAt } = token
  const ageMs = now.getTime() - issuedAt.getTime()
  const isSpent = ageMs <= TOKEN_LIFETIME_MS && !(await spendToken(trx, id, now)) // older ones count for nothing
  return { ageMs, isSpent }
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function memberOf(body: unknown, name: string): unknown {
  const isThere = typeof body === 'object' && body !== null && Object.hasOwn(body, name)
  return isThere ? (body as Record<string, unknown>)[name] : undefined
}
