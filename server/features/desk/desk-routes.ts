import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'

import type { DeskConversation, DeskPerson } from '#domain/desk/desk.ts'

import type { Effects } from '../../effects.ts'
import { payloadHash, readIdempotencyKey } from '../../http/idempotency-key.ts'
import { HANDLER_TIMEOUT_MS, UPLOAD_HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { visitorNetwork } from '../../http/visitor/visitor-network.ts'
import { multiLineText } from '../../http/visitor/visitor-text.ts'
import type { Once } from '../../store/idempotency/once.ts'
import type { Write } from '../../store/store.ts'
import { sendAttachment } from '../conversation/attachments/send-attachment.ts'
import type { Conversation } from '../conversation/conversation-rows.ts'
import * as acts from './desk-acts.ts'
import { readConversation } from './desk-conversation.ts'
import { readList } from './desk-list.ts'
import {
  AnswerBody,
  AssignBody,
  BlockBody,
  IdAddress,
  ListQuery,
  MergeBody,
  NoBody,
  NoteBody,
  SnoozeBody,
} from './desk-schema.ts'

interface DeskRouteOptions {
  /** Who is signed in: the gate around these routes knows. */
  staffOf: (request: FastifyRequest) => DeskPerson
  write: Write
  once: Once
  effects: Effects
  wakeOutbox: () => void
}

/** What follows the id in the address of an act. */
const CONVERSATION = '/api/desk/conversations/:id'

/**
 * The work of the desk. Reads also go through the writer, so that nobody is shown what is not yet on disk. Every
 * act and its entry in the journal are one transaction.
 */
export const deskRoutes: FastifyPluginCallbackTypebox<DeskRouteOptions> = (app, options, done) => {
  const { staffOf, write, once, effects, wakeOutbox } = options
  const common = { handlerTimeout: HANDLER_TIMEOUT_MS }
  const onOne = { ...common, schema: { params: IdAddress } }

  const actorOf = (request: FastifyRequest) => ({
    ...staffOf(request),
    network: visitorNetwork(request.ip),
  })

  /** Does something with a conversation in one transaction, and answers with what became of it. */
  async function change(
    request: FastifyRequest,
    work: (context: acts.ActContext, conversation: Conversation) => Promise<void>,
  ): Promise<DeskConversation> {
    const { id } = request.params as { id: string }
    const actor = actorOf(request)
    const changed = await write(async (trx) => {
      await work({ trx, actor, effects }, await acts.conversationToChange(trx, id))
      return readConversation(trx, id, actor, effects.now())
    })
    wakeOutbox()
    return changed
  }

  app.get('/api/desk/conversations', { ...common, schema: { querystring: ListQuery } }, (request) => {
    const { email } = staffOf(request)
    return write((trx) => readList(trx, request.query, email, effects.now()))
  })

  app.get(CONVERSATION, onOne, (request) =>
    write((trx) => readConversation(trx, request.params.id, staffOf(request), effects.now())),
  )

  app.get('/api/desk/messages/:id/original', onOne, ({ params: { id } }) =>
    write(async (trx) => {
      const found = await trx.selectFrom('message').select('original').where('id', '=', id).executeTakeFirst()
      if (found === undefined) throw new ApiProblem('not-found')
      return { text: found.original }
    }),
  )

  app.get(
    '/api/desk/files/:id',
    { handlerTimeout: UPLOAD_HANDLER_TIMEOUT_MS, schema: { params: IdAddress } },
    async (request, reply) => {
      const file = await write((trx) =>
        trx
          .selectFrom('attachment')
          .select(['id', 'name', 'type', 'size'])
          .where('id', '=', request.params.id)
          .where('state', '=', 'ready')
          .executeTakeFirst(),
      )
      if (file === undefined) throw new ApiProblem('not-found')
      return sendAttachment(reply, write, file)
    },
  )

  app.post(
    `${CONVERSATION}/answer`,
    { ...common, schema: { params: IdAddress, body: AnswerBody } },
    async (request) => {
      const { id } = request.params
      const written = { ...request.body, text: readText(request.body.text) }
      const actor = actorOf(request)
      const { text, files, isSolved, seen } = written
      const hash = payloadHash({ id, text, files: files.join(' '), isSolved: String(isSolved), seen })
      const repeat = readIdempotencyKey(request.headers['idempotency-key'])
      await once({ scope: `desk answer ${actor.id}`, repeat, payloadHash: hash }, async (trx) => {
        const conversation = await acts.conversationToChange(trx, id)
        await acts.answer({ trx, actor, effects }, conversation, written)
        return { status: 200, body: {}, mailbox: conversation.mailbox }
      })
      wakeOutbox()
      return write((trx) => readConversation(trx, id, actor, effects.now()))
    },
  )

  const acting = <Body>(path: string, body: Body) =>
    [`${CONVERSATION}/${path}`, { ...common, schema: { params: IdAddress, body } }] as const

  app.post(...acting('note', NoteBody), (request) => {
    const { files } = request.body
    const text = readText(request.body.text)
    return change(request, (context, conversation) => acts.note(context, conversation, { text, files }))
  })
  app.post(...acting('assign', AssignBody), (request) =>
    change(request, (context, conversation) => acts.assign(context, conversation, request.body.staff)),
  )
  app.post(...acting('snooze', SnoozeBody), (request) => {
    const { until } = request.body
    const moment = until === null ? null : new Date(until)
    return change(request, (context, conversation) => acts.snooze(context, conversation, moment))
  })
  app.post(...acting('solve', NoBody), (request) => change(request, acts.solve))
  app.post(...acting('reopen', NoBody), (request) => change(request, acts.reopen))
  app.post(...acting('merge', MergeBody), (request) =>
    change(request, (context, conversation) => acts.merge(context, conversation, request.body.into)),
  )
  app.post(...acting('block', BlockBody), (request) =>
    change(request, (context, conversation) => acts.block(context, conversation, request.body.isBlocked)),
  )
  app.put(
    `${CONVERSATION}/draft`,
    { ...common, schema: { params: IdAddress, body: NoteBody } },
    async (request, reply) => {
      const actor = actorOf(request)
      await write(async (trx) => {
        const conversation = await acts.conversationToChange(trx, request.params.id)
        await acts.keepDraft({ trx, actor, effects }, conversation, request.body)
      })
      return reply.code(204).send()
    },
  )
  done()
}

/** A text that is sent: it must not be empty. */
function readText(typed: string): string {
  const text = multiLineText(typed)
  if (text === '') throw new ApiProblem('invalid', { fields: [{ field: 'text', code: 'field-missing' }] })
  return text
}
