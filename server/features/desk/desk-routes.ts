import type { FastifyRequest } from 'fastify'

import type { DeskConversation } from '#domain/desk/desk.ts'

import { countPerson, exportPerson } from '../personal-data/person.ts'
import type { RowCounts } from '../personal-data/record-rows.ts'
import type { Db } from '../../store/tables.ts'
import { payloadHash, readIdempotencyKey, type Once } from '../../store/idempotency/once.ts'
import { HANDLER_TIMEOUT_MS, UPLOAD_HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { multiLineText } from '../../http/visitor.ts'
import { languageOffice, staffLanguageOf } from '../../mail/render/addressed-mail.ts'
import { sendAttachment } from '../conversation/attachments/send-attachment.ts'
import type { Conversation } from '../conversation/conversation-rows.ts'
import { requireConfirmed } from '../staff/staff-gate.ts'
import type { DeskRoutes } from '../route-parts.ts'
import * as acts from './desk-acts.ts'
import { readConversation } from './desk-conversation.ts'
import { eventsRoute } from './desk-events.ts'
import { readList } from './desk-list.ts'
import { decide, discardMail, readMails, readReviews, sendAgain } from './desk-mails.ts'
import {
  AddressBody,
  AnswerBody,
  AssignBody,
  BlockBody,
  IdAddress,
  ListQuery,
  MergeBody,
  NoBody,
  NoteBody,
  RedirectBody,
  ReviewsBody,
  SearchQuery,
  SnoozeBody,
  WeekQuery,
} from './desk-schema.ts'
import { search } from './desk-search.ts'
import { readWeek } from './desk-week.ts'

/** What the desk does outside of its store. */
export interface DeskOperations {
  /** Reads a mail that waits once more, as one the staff trust; false: it cannot be. */
  releaseMail: (id: string) => Promise<boolean>
  /** Removes a person with their mails; `alongside` belongs into the same transaction. */
  erase: (mailbox: string, alongside: (trx: Db) => Promise<void>) => Promise<RowCounts>
}

/** Without a mailbox, and without what removes a person. */
export const NO_OPERATIONS: DeskOperations = {
  releaseMail: () => Promise.resolve(false),
  erase: () => Promise.reject(new ApiProblem('desk-refused')),
}

/** What follows the id in the address of an act. */
const CONVERSATION = '/api/desk/conversations/:id'
const MAIL = '/api/desk/mails/:id'

/** Reads go through the writer too: nobody sees what is not on disk. An act is one with its journal entry. */
export const deskRoutes: DeskRoutes<{ once: Once; operations: DeskOperations }> = (app, options, done) => {
  const { write, once, effects, wakeOutbox, operations } = options
  const common = { handlerTimeout: HANDLER_TIMEOUT_MS }
  const onOne = { ...common, schema: { params: IdAddress } }

  /** Does something with a conversation in one transaction, and answers with what became of it. */
  async function change(
    request: FastifyRequest,
    work: (context: acts.ActContext, conversation: Conversation) => Promise<void>,
  ): Promise<DeskConversation> {
    const { id } = request.params as { id: string }
    const changed = await write(async (trx) => {
      await work({ trx, actor: request, effects }, await acts.conversationToChange(trx, id))
      return readConversation(trx, id, request.staff, effects.now())
    })
    wakeOutbox()
    return changed
  }

  app.get('/api/desk/conversations', { ...common, schema: { querystring: ListQuery } }, (request) => {
    const { email } = request.staff
    return write((trx) => readList(trx, request.query, email, effects.now()))
  })

  app.get('/api/desk/search', { ...common, schema: { querystring: SearchQuery } }, ({ query }) =>
    write((trx) => search(trx, query.q)),
  )

  const { timeZone } = languageOffice(staffLanguageOf(effects.places))
  app.get('/api/desk/week', { ...common, schema: { querystring: WeekQuery } }, ({ query }) =>
    write((trx) => readWeek(trx, query.monday ?? '', timeZone, effects.now())),
  )

  app.register(eventsRoute, { write, effects })

  app.get(CONVERSATION, onOne, (request) =>
    write((trx) => readConversation(trx, request.params.id, request.staff, effects.now())),
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

  const acting = <Body>(path: string, body: Body, on: string = CONVERSATION) =>
    [`${on}/${path}`, { ...common, schema: { params: IdAddress, body } }] as const

  app.post(...acting('answer', AnswerBody), async (request) => {
    const { id } = request.params
    const written = { ...request.body, text: readText(request.body.text) }
    const { text, files, isSolved, seen } = written
    const hash = payloadHash({ id, text, files: files.join(' '), isSolved: String(isSolved), seen })
    const repeat = readIdempotencyKey(request.headers['idempotency-key'])
    await once({ scope: `desk answer ${request.staff.id}`, repeat, payloadHash: hash }, async (trx) => {
      const conversation = await acts.conversationToChange(trx, id)
      await acts.answer({ trx, actor: request, effects }, conversation, written)
      return { status: 200, body: {}, mailbox: conversation.mailbox }
    })
    wakeOutbox()
    return write((trx) => readConversation(trx, id, request.staff, effects.now()))
  })
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
  app.post(...acting('address', AddressBody), (request) =>
    change(request, (context, conversation) => acts.readdress(context, conversation, request.body)),
  )
  app.post(...acting('block', BlockBody), (request) =>
    change(request, (context, conversation) => acts.block(context, conversation, request.body.isBlocked)),
  )
  app.put(...acting('draft', NoteBody), async (request, reply) => {
    await write(async (trx) => {
      const conversation = await acts.conversationToChange(trx, request.params.id)
      await acts.keepDraft({ trx, actor: request, effects }, conversation, request.body)
    })
    return reply.code(204).send()
  })

  app.get('/api/desk/reviews', common, () => write(readReviews))
  app.post('/api/desk/reviews', { ...common, schema: { body: ReviewsBody } }, async (request) => {
    const { ids, decision } = request.body
    // One after another: a visitor's post does not wait for all of them.
    for (const id of new Set(ids))
      await write((trx) => decide({ trx, actor: request, effects }, id, decision))
    wakeOutbox()
    return write(readReviews)
  })

  /** Does something with a mail in one transaction, and answers with those that are left. */
  async function deal(request: FastifyRequest, work: (context: acts.ActContext) => Promise<void>) {
    await write((trx) => work({ trx, actor: request, effects }))
    wakeOutbox()
    return write(readMails)
  }
  app.get('/api/desk/mails', common, () => write(readMails))
  app.post(...acting('retry', NoBody, MAIL), (request) =>
    deal(request, (context) => sendAgain(context, request.params.id)),
  )
  app.post(...acting('redirect', RedirectBody, MAIL), (request) =>
    deal(request, (context) => sendAgain(context, request.params.id, request.body.to)),
  )
  app.post(...acting('discard', NoBody, MAIL), (request) =>
    deal(request, (context) => discardMail(context, request.params.id)),
  )
  app.post(...acting('release', NoBody, MAIL), async (request) => {
    if (!(await operations.releaseMail(request.params.id))) throw new ApiProblem('desk-refused')
    return deal(request, (context) => acts.noteDeed(context, 'mail-released', null))
  })

  const mailboxOfOne = (id: string) =>
    write(async (trx) => (await acts.conversationToChange(trx, id)).mailbox)
  app.get(`${CONVERSATION}/person`, onOne, async ({ params: { id } }) =>
    countPerson(write, await mailboxOfOne(id), effects.now()),
  )
  app.get(`${CONVERSATION}/export`, onOne, async (request, reply) => {
    requireConfirmed(request, effects.now())
    const { id } = request.params
    const mailbox = await mailboxOfOne(id)
    await write((trx) => acts.noteDeed({ trx, actor: request, effects }, 'exported', id))
    const person = await exportPerson(write, mailbox)
    return reply.header('content-disposition', 'attachment; filename="person.json"').send(person)
  })
  app.post(...acting('erase', NoBody), async (request) => {
    requireConfirmed(request, effects.now())
    const { id } = request.params
    const mailbox = await mailboxOfOne(id)
    return operations.erase(mailbox, (trx) => acts.noteDeed({ trx, actor: request, effects }, 'erased', id))
  })
  done()
}

/** A text that is sent: it must not be empty. */
function readText(typed: string): string {
  const text = multiLineText(typed)
  if (text === '') throw new ApiProblem('invalid', { fields: [{ field: 'text', code: 'field-missing' }] })
  return text
}
