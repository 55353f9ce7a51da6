import { setTimeout as delay } from 'node:timers/promises'

import type { Locale } from '#domain/language/locales.ts'

import { senderOf } from '../../abuse/rate-limits/request-limits.ts'
import { payloadHash, readIdempotencyKey } from '../../store/idempotency/once.ts'
import { HANDLER_TIMEOUT_MS, UPLOAD_HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { ApiProblem, type FieldProblem, shapeProblems } from '../../http/problems/problem.ts'
import { visitorOffice, multiLineText } from '../../http/visitor.ts'
import type { Db } from '../../store/tables.ts'
import type { Effects } from '../../effects.ts'
import { hashOfSecret } from '../../secret.ts'
import type { Routes } from '../route-parts.ts'
import { sendAttachment } from './attachments/send-attachment.ts'
import {
  conversationOfSecret,
  fileOfConversation,
  insertReply,
  markSolved,
  showConversation,
} from './conversation.ts'
import { type Conversation } from './conversation-rows.ts'
import { Done, FileBody, NewsBody, ReplyBody, SecretBody, StatusAnswer } from './page-schema.ts'
import { pageWords } from './page-words.ts'

/** Releases a conversation that was set aside; following the mailed link proves the address. */
type ReleaseOwn = (trx: Db, conversation: Conversation, effects: Effects) => Promise<Conversation>

/** How long a page is kept waiting for news: less than `HANDLER_TIMEOUT_MS`, and than proxies wait. */
const NEWS_WAIT_MS = 10_000
/** An answer is on the customer's open page within a second of being sent (issue 23). */
const LOOK_AGAIN_MS = 300
/** Pages that are looked for at once; those beyond see news when they ask the next time. */
const MOST_WATCHED = 100

const REPLY_SCOPE = 'POST /api/ticket-replies'
const SOLVED_SCOPE = 'POST /api/ticket-solved'

/**
 * The routes of a conversation's page. The secret is in the body: a path would be logged. Reads also go through the
 * writer, so that a page never shows what is not yet on disk. A wrong, old or missing secret is answered 404,
 * always alike.
 */
export const pageRoutes: Routes<{ releaseOwn: ReleaseOwn }> = (app, options, done) => {
  const { once, write, effects, wakeOutbox, releaseOwn } = options
  const common = {
    handlerTimeout: HANDLER_TIMEOUT_MS,
    attachValidation: true, // a malformed secret is simply a wrong one
    config: { words: (locale: Locale) => pageWords(locale, effects.places.supportMailbox) },
  }
  const answering = <Body, Answers>(body: Body, response: Answers) => ({
    ...common,
    schema: { body, response },
  })
  app.post(
    '/api/ticket-status',
    answering(SecretBody, { 200: StatusAnswer }),
    async ({ body, validationError }) => {
      const secret = readSecret(body, shapeProblems(validationError))
      return write(async (trx) =>
        showConversation(trx, await conversationOfSecret(trx, secret, effects.now())),
      )
    },
  )
  let watched = 0
  let isClosing = false
  app.addHook('preClose', (closed) => {
    isClosing = true
    closed()
  })
  // Also shows what another process wrote: mail read elsewhere, the terminal. So the store is asked again.
  app.post(
    '/api/ticket-news',
    answering(NewsBody, { 200: StatusAnswer, 204: { type: 'null' } }),
    async (request, reply) => {
      const { body, validationError } = request
      const secret = readSecret(body, shapeProblems(validationError))
      const look = () =>
        write(async (trx) => showConversation(trx, await conversationOfSecret(trx, secret, effects.now())))
      const until = performance.now() + NEWS_WAIT_MS
      const pauseMs = watched < MOST_WATCHED ? LOOK_AGAIN_MS : NEWS_WAIT_MS
      watched += 1
      try {
        let view = await look()
        while (view.events.length === body.shown && performance.now() < until) {
          await delay(pauseMs)
          if (isClosing || request.socket.destroyed) break
          view = await look()
        }
        return view.events.length === body.shown ? await reply.code(204).send() : view
      } finally {
        watched -= 1
      }
    },
  )
  app.post('/api/ticket-replies', answering(ReplyBody, { 201: Done }), async (request, reply) => {
    const { body, headers, validationError } = request
    const repeat = readIdempotencyKey(headers['idempotency-key'])
    const shapeless = shapeProblems(validationError)
    const secret = readSecret(body, shapeless)
    const { text, attachments, refusal } = readReply(body, shapeless)
    const hash = payloadHash({ secret: hashOfSecret(secret), text, attachments: attachments.join(' ') })
    const sender = senderOf(request)
    const answer = await once({ scope: REPLY_SCOPE, repeat, payloadHash: hash, sender }, async (trx) => {
      const conversation = await conversationOfSecret(trx, secret, effects.now())
      if (refusal !== null) throw refusal // checked after the secret: strangers learn only that the link is wrong
      const office = visitorOffice(request.headers, conversation.language)
      const released = await releaseOwn(trx, conversation, effects)
      await insertReply(trx, released, { text, attachments, office, way: 'page' }, effects)
      return { status: 201, body: { success: true }, mailbox: conversation.mailbox }
    })
    wakeOutbox()
    return reply.code(answer.status as 201).send(answer.body as Done)
  })
  app.post(
    '/api/ticket-files',
    {
      ...common,
      schema: { body: FileBody },
      handlerTimeout: UPLOAD_HANDLER_TIMEOUT_MS, // sending it takes as long as receiving it did
    },
    async ({ body, validationError }, reply) => {
      const shapeless = shapeProblems(validationError)
      const secret = readSecret(body, shapeless)
      const file = await write(async (trx) => {
        const conversation = await conversationOfSecret(trx, secret, effects.now())
        return fileOfConversation(trx, conversation, shapeless.length > 0 ? '' : body.file)
      })
      return sendAttachment(reply, write, file)
    },
  )
  app.post('/api/ticket-solved', answering(SecretBody, { 200: Done }), async (request) => {
    const secret = readSecret(request.body, shapeProblems(request.validationError))
    const solving = { scope: SOLVED_SCOPE, repeat: null, payloadHash: '', sender: senderOf(request) }
    await once(solving, async (trx) => {
      const conversation = await conversationOfSecret(trx, secret, effects.now())
      await markSolved(trx, await releaseOwn(trx, conversation, effects), effects)
      return { status: 200, body: { success: true } }
    })
    wakeOutbox()
    return { success: true as const }
  })
  done()
}

const NO_SECRET = ''

/** The secret of a request; a malformed one opens nothing. */
function readSecret(body: { secret: string }, shapeless: readonly FieldProblem[]): string {
  return shapeless.some(({ field }) => field === 'secret') ? NO_SECRET : body.secret
}

/** A customer's message, and why to refuse it once the secret has been found right. */
interface Reply {
  text: string
  attachments: readonly string[]
  refusal: ApiProblem | null
}

/** Reads a reply; an empty or missing text is refused. */
function readReply(body: ReplyBody, shapeless: readonly FieldProblem[]): Reply {
  const problem = shapeless.find(({ field }) => field === 'message')
  const text = problem === undefined ? multiLineText(body.message) : ''
  const isEmpty = problem === undefined ? text === '' : problem.code === 'field-missing'
  const fields = isEmpty ? [{ field: 'message', code: 'description-missing' }] : []
  if (!isEmpty && problem !== undefined) fields.push(problem)
  const misshapen = shapeless.filter(({ field }) => field === 'attachments')
  fields.push(...misshapen)
  const attachments = misshapen.length === 0 ? (body.attachments ?? []) : []
  return { text, attachments, refusal: fields.length === 0 ? null : new ApiProblem('invalid', { fields }) }
}
