import type { FastifyRequest } from 'fastify'

import {
  findSuspicion,
  type PresentedToken,
  HONEYPOT_FIELD,
  isHoneypotFilled,
  type SuspicionReason,
  TOKEN_LIFETIME_MS,
} from '#domain/suspicion/suspicion.ts'
import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'

import type { Db } from '../../store/tables.ts'
import { isFormPost } from '../../http/request-bodies.ts'
import { readFormToken, type FormToken, spendToken } from './form-token.ts'

/** Spends the token of a post and returns the reasons for suspicion, in the post's own transaction. */
export type FindReasons = (trx: Db) => Promise<SuspicionReason[]>
export type ExaminePost = (request: FastifyRequest) => FindReasons

/** Creates the examination of posts. Senders never learn its result. */
export function createExaminer({ secret, now }: { secret: string; now: () => Date }): ExaminePost {
  return (request) => {
    const isFilled = isHoneypotFilled(memberOf(request.body, HONEYPOT_FIELD))
    const token = tokenOfPost(request, secret)
    return async (trx) =>
      findSuspicion({ isHoneypotFilled: isFilled, token: await present(trx, token, now()) })
  }
}

/** The token of a post: in its header, or in a field of a plain form, which can set no header. */
export function tokenOfPost(request: FastifyRequest, secret: string): FormToken | 'absent' | 'forged' {
  const text = isFormPost(request) ? memberOf(request.body, FORM_TOKEN_FIELD) : request.headers['form-token']
  if (typeof text !== 'string' || text === '') return 'absent'
  return readFormToken(text, secret) ?? 'forged'
}

async function present(
  trx: Db,
  token: FormToken | 'absent' | 'forged',
  now: Date,
): Promise<PresentedToken | 'absent' | 'forged'> {
  if (typeof token === 'string') return token
  const { id, issuedAt } = token
  const ageMs = now.getTime() - issuedAt.getTime()
  const isSpent = ageMs <= TOKEN_LIFETIME_MS && !(await spendToken(trx, id, now)) // older ones do not count
  return { ageMs, isSpent }
}

function memberOf(body: unknown, name: string): unknown {
  const isThere = typeof body === 'object' && body !== null && Object.hasOwn(body, name)
  return isThere ? (body as Record<string, unknown>)[name] : undefined
}
