import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { agency } from '#content/catalogue/agency.ts'
import { CONTACT_LIMITS } from '#domain/contact-form/contact-request.ts'
import type { DeskMe } from '#domain/desk/desk.ts'

import { senderOf } from '../../abuse/rate-limits/request-limits.ts'
import type { Effects } from '../../effects.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { shape } from '../../http/shape.ts'
import { singleLineText } from '../../http/visitor.ts'
import { describeError } from '../../log.ts'
import { queueMail } from '../../mail/outbox/outbox-rows.ts'
import { staffMail } from '../../mail/render/addressed-mail.ts'
import type { Db } from '../../store/tables.ts'
import { hashOfSecret } from '../../secret.ts'
import type { DeskRoutes } from '../route-parts.ts'
import { insertJournal } from './journal.ts'
import { readMe } from './me.ts'
import { passkeyQuestion, verifyPasskey } from './passkeys.ts'
import { sessionCookie, sessionSecret } from './staff-gate.ts'
import {
  endSession,
  findStaff,
  insertSession,
  issueLink,
  LINK_MINUTES,
  spendLink,
  type Staff,
} from './staff-rows.ts'

/** Templates of mails to people of the desk, by folder of `content/mail`. */
export const STAFF_MAIL_KINDS = ['desk-link'] as const

const NO_CONTENT = 204

const SecretBody = shape(
  { secret: { type: 'string', maxLength: 100 } },
  { secret: 'q0Zx5mT1V2bK8cWn4sLr7Aq0Zx5mT1V2bK8cWn4sLr7' },
)
const PasskeyBody = shape(
  { response: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
  { response: { id: 'none' } },
)

/** Routes before the gate: whatever they are told, they say nothing about who exists. */
export const signInRoutes: DeskRoutes = (app, options, done) => {
  const { limits, write, effects, wakeOutbox, hasOpenId } = options
  const common = { handlerTimeout: HANDLER_TIMEOUT_MS }

  app.get('/api/desk/door', common, () => ({ openid: hasOpenId }))

  app.post(
    '/api/desk/link',
    {
      ...common,
      // Whether there is somebody is found out after the answer, whose time would tell it.
      async onResponse(request, reply) {
        if (hasOpenId || reply.statusCode !== NO_CONTENT) return
        const email = singleLineText(request.body.email)
        await write(async (trx) => {
          const staff = await findStaff(trx, email)
          if (staff !== undefined) await mailLink(trx, staff, effects)
        }).catch((error: unknown) => {
          request.log.error({ error: describeError(error) }, 'a link to the desk was not mailed')
        })
        wakeOutbox()
      },
      schema: {
        body: shape(
          { email: { type: 'string', maxLength: CONTACT_LIMITS.email } },
          { email: 'anna@agency.example' },
        ),
      },
    },
    async (request, reply) => {
      await limits.countSignIn(senderOf(request, singleLineText(request.body.email)), write)
      return reply.code(NO_CONTENT).send()
    },
  )

  app.post('/api/desk/session', { ...common, schema: { body: SecretBody } }, (request, reply) =>
    signIn({ request, reply }, () =>
      write(async (trx) => (hasOpenId ? undefined : spendLink(trx, request.body.secret, effects.now()))),
    ),
  )

  app.post('/api/desk/passkey/options', common, async (request) => {
    await limits.countSignIn(senderOf(request), write)
    return passkeyQuestion(write, effects)
  })

  app.post('/api/desk/passkey', { ...common, schema: { body: PasskeyBody } }, (request, reply) => {
    const response = request.body.response as unknown as AuthenticationResponseJSON
    return signIn({ request, reply }, () => verifyPasskey(write, response, effects))
  })
  done()

  /** Begins a session for whoever is found; 401 for nobody. What was used up to find out stays used up. */
  async function signIn(
    exchange: { request: FastifyRequest; reply: FastifyReply },
    find: () => Promise<Staff | undefined>,
  ): Promise<DeskMe> {
    await limits.countSignIn(senderOf(exchange.request), write)
    const staff = await find()
    if (staff === undefined) throw new ApiProblem('signed-out')
    return write((trx) => beginSession(trx, { ...exchange, staff, provedAt: effects.now() }, effects))
  }
}

/** Who comes in, and when they proved who they are. */
interface Arrival {
  request: FastifyRequest
  reply: FastifyReply
  staff: Staff
  provedAt: Date
}

/** Begins a session, whatever the browser had before: nobody can plant one (session fixation). */
export async function beginSession(
  trx: Db,
  { request, reply, staff, provedAt }: Arrival,
  effects: Effects,
): Promise<DeskMe> {
  await endSession(trx, hashOfSecret(sessionSecret(request)))
  const agent = agentInWords(request.headers['user-agent'])
  const secret = await insertSession(trx, { staff, agent, provedAt }, effects)
  await insertJournal(trx, { staff, ip: request.ip }, { act: 'signed-in' }, effects)
  reply.header('set-cookie', sessionCookie(secret))
  return readMe(trx, secret, effects.now())
}

/** Queues a link that signs in once. It is in the fragment, which browsers send to nobody. */
export async function mailLink(trx: Db, staff: Staff, effects: Effects): Promise<void> {
  const secret = await issueLink(trx, staff, effects)
  const link = `${effects.places.siteUrl}/desk#login=${secret}`
  const values = { link, minutes: String(LINK_MINUTES), agency: agency.name }
  const mail = staffMail(effects, 'desk-link', staff.email, null, values)
  await queueMail(trx, mail, effects.newId(), effects) // about no record: a record is told of once
}

const BROWSERS = {
  'Edg/': 'Edge',
  'OPR/': 'Opera',
  'Firefox/': 'Firefox',
  'Chrome/': 'Chrome',
  'Safari/': 'Safari',
}
const SYSTEMS = {
  Windows: 'Windows',
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  'Mac OS': 'macOS',
  Linux: 'Linux',
}

/** Browser and system, such as "Firefox, Windows": enough to know one's own again. */
function agentInWords(userAgent = ''): string {
  const known = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).find(([sign]) => userAgent.includes(sign))?.[1] ?? '?'
  return `${known(BROWSERS)}, ${known(SYSTEMS)}`
}
