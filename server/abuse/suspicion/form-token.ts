import { createHmac, timingSafeEqual } from 'node:crypto'

import type { FastifyRequest, FastifyPluginCallback } from 'fastify'

import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import {
  findSuspicion,
  type PresentedToken,
  HONEYPOT_FIELD,
  isHoneypotFilled,
  type SuspicionReason,
  TOKEN_LIFETIME_MS,
} from '#domain/suspicion/suspicion.ts'

import { requireSameOrigin, isFormPost } from '../../http/accepted-requests.ts'
import { runCompiled } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'

const ID_BYTES = 16
/** Time in base 36, random part, signature: all characters are allowed in a header. */
const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{22})\.([\w-]{43})$/
const MOMENT_RADIX = 36

export interface FormToken {
  issuedAt: Date
  /** Random; stored once the token is spent. */
  id: string
}

export function newTokenId(randomBytes: (count: number) => Buffer): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

export function writeFormToken({ issuedAt, id }: FormToken, secret: string): string {
  const claims = `${issuedAt.getTime().toString(MOMENT_RADIX)}.${id}`
  return `${claims}.${sign(claims, secret).toString('base64url')}`
}

/** Verifies a token; null: it is not ours. */
export function readFormToken(text: string, secret: string): FormToken | null {
  const [, moment = '', id = '', signature = ''] = TOKEN.exec(text) ?? []
  const expected = sign(`${moment}.${id}`, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // Base64url has several spellings of one signature: only the exact text we issued is accepted.
  if (expected.toString('base64url') !== signature) return null
  return { issuedAt: new Date(Number.parseInt(moment, MOMENT_RADIX)), id }
}

function sign(claims: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`form token ${claims}`).digest()
}

/** As many bits as the signature made with it. */
const SECRET_BYTES = 32
const NAME = 'form'

/** Signs tokens without `FORM_SECRET`; in the database, so that all processes accept each other's. */
export async function insertFormSecret(trx: Db, randomBytes: (count: number) => Buffer): Promise<string> {
  const known = await findSecret(trx)
  if (known !== undefined) return known
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await trx
    .insertInto('form_secret')
    .values({ name: NAME, secret })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await findSecret(trx)) ?? secret // another process may have been quicker
}

async function findSecret(trx: Db): Promise<string | undefined> {
  const row = await trx.selectFrom('form_secret').select('secret').where('name', '=', NAME).executeTakeFirst()
  return row?.secret
}

/** Spends a token, in the transaction of its post; false: it was spent before. */
export async function spendToken(trx: Db, id: string, now: Date): Promise<boolean> {
  const row = { id, spent_at: now.toISOString() }
  const rows = await runCompiled(trx, 'spend token', Object.values(row), () =>
    trx
      .insertInto('spent_token')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  return rows.length > 0
}

/** Removes spent tokens that are too old to be accepted anyway. */
export async function purgeSpentTokens(trx: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - TOKEN_LIFETIME_MS).toISOString()
  await trx.deleteFrom('spent_token').where('spent_at', '<', oldest).execute()
}

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

interface FormTokenRouteOptions {
  /** See `Settings.formSecret`. */
  secret: string
  now: () => Date
  randomBytes: (count: number) => Buffer
}

/** `GET /api/form-token`: for a form that is first touched; good from three seconds to a day, not stored. */
export const formTokenRoute: FastifyPluginCallback<FormTokenRouteOptions> = (app, options, done) => {
  const { secret, now, randomBytes } = options
  app.get('/api/form-token', { onRequest: requireSameOrigin }, () => ({
    token: writeFormToken({ issuedAt: now(), id: newTokenId(randomBytes) }, secret),
  }))
  done()
}
