import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import { payloadHash, readIdempotencyKey } from '../../http/idempotency-key.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { shapeProblems } from '../../http/problems/problem-of-error.ts'
import type { LimitedOnce } from '../../abuse/rate-limits/limited-once.ts'
import { senderOf } from '../../abuse/rate-limits/sender.ts'
import { COUNTED_ANSWERS } from '../../abuse/rate-limits/too-many-document.ts'
import { SuccessReceipt } from '../../http/success-receipt.ts'
import type { ExaminePost } from '../../abuse/suspicion/examine-post.ts'
import { visitorOffice } from '../../http/visitor/visitor-office.ts'
import { ChatLeadBody } from './chat-lead-schema.ts'
import { chatLeadWords } from './chat-lead-words.ts'
import { keepChatLead } from './keep-chat-lead.ts'
import type { LeadMailEffects } from './queue-lead-mails.ts'
import { readChatLead } from './read-chat-lead.ts'

/** What the route needs; it only translates HTTP. */
export interface ChatLeadRouteOptions {
  once: LimitedOnce
  examinePost: ExaminePost
  effects: LeadMailEffects
  wakeOutbox: () => void
}

const SCOPE = 'POST /api/chatbot-lead'

/** `POST /api/chatbot-lead`: somebody asked in the chat to be contacted (spec §7). */
export const chatLeadRoute: FastifyPluginCallbackTypebox<ChatLeadRouteOptions> = (app, options, done) => {
  const { once, examinePost, effects, wakeOutbox } = options
  app.post(
    '/api/chatbot-lead',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      attachValidation: true, // what breaks the shape is named together with what breaks a rule
      config: { words: (locale) => chatLeadWords(locale, effects.places.salesMailbox) },
      schema: {
        summary: 'Ask in the chat to be contacted',
        description:
          'Keeps the lead and queues its mails, then answers. With an Idempotency-Key (a UUID) a copy is ' +
          'answered as the first was: the chat sends a lead until it is accepted.',
        tags: ['chat-assistant'],
        body: ChatLeadBody,
        response: {
          201: SuccessReceipt,
          ...COUNTED_ANSWERS,
        },
      },
    },
    async (request, reply) => {
      const repeat = readIdempotencyKey(request.headers['idempotency-key'])
      const lead = readChatLead(request.body, shapeProblems(request.validationError))
      const hash = payloadHash({ ...lead })
      const sender = senderOf(request, lead.email)
      const findReasons = examinePost(request)
      const office = visitorOffice(request.headers, lead.language)
      const answer = await once(
        { scope: SCOPE, repeat, payloadHash: hash, sender, findReasons },
        async (trx, reasons) => {
          const isMailed = await keepChatLead(trx, { ...lead, office }, reasons, effects)
          return { status: 201, body: { success: true, ...(isMailed ? {} : { noMail: true }) } }
        },
      )
      wakeOutbox()
      return reply.code(answer.status as 201).send(answer.body as SuccessReceipt)
    },
  )
  done()
}
