import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { TicketProblem } from '#domain/support-ticket/ticket-request.ts'

import type { LimitedOnce } from '../../abuse/rate-limits/limited-once.ts'
import { senderOf } from '../../abuse/rate-limits/sender.ts'
import { COUNTED_ANSWERS } from '../../abuse/rate-limits/too-many-requests.ts'
import type { ConfirmForm } from '../../abuse/suspicion/confirm-form.ts'
import type { ExaminePost } from '../../abuse/suspicion/examine-post.ts'
import { keyOfForm, payloadHash, readIdempotencyKey } from '../../http/idempotency-key.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { shapeProblems } from '../../http/problems/problem-of-error.ts'
import { generalWords, type ProblemWords } from '../../http/problems/problem.ts'
import { acceptForms, isFormPost } from '../../http/request-bodies.ts'
import { sentPage } from '../../http/success-receipt.ts'
import { visitorLanguage } from '../../http/visitor/visitor-language.ts'
import { visitorOffice } from '../../http/visitor/visitor-office.ts'
import { fileSentences } from './attachments/attachment-answers.ts'
import { keepTicket } from './open-ticket.ts'
import { readTicket, TicketBody, TicketForm, TicketReceipt } from './read-ticket.ts'
import type { TicketEffects } from './ticket-effects.ts'

/** What the route needs; it only translates HTTP. */
export interface TicketRouteOptions {
  once: LimitedOnce
  effects: TicketEffects
  wakeOutbox: () => void
}

/** What opening a ticket needs besides. */
interface NewTicketRouteOptions extends TicketRouteOptions {
  examinePost: ExaminePost
  confirmForm: ConfirmForm
}

const SCOPE = 'POST /api/tickets'
const PAGES = { sent: '/ticket/sent', notSent: '/ticket/not-sent' }

/** `POST /api/tickets`: JSON from the dialog, or a plain form post from the page without script. */
export const ticketRoute: FastifyPluginCallbackTypebox<NewTicketRouteOptions> = (app, options, done) => {
  const { once, examinePost, confirmForm, effects, wakeOutbox } = options
  acceptForms(app)
  app.post(
    '/api/tickets',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      attachValidation: true, // what breaks the shape is named together with what breaks a rule (spec §5)
      config: { words: (locale) => ticketWords(locale, effects.places.supportMailbox), formPages: PAGES },
      schema: {
        summary: 'Open a support ticket',
        description:
          'Keeps the ticket and queues its mails, then answers with its number. With an Idempotency-Key (a ' +
          'UUID) a copy is answered as the first was. A plain form post is answered by 303 to a page, or by one ' +
          'that asks to send it again with a token.',
        tags: ['tickets'],
        body: {
          content: {
            'application/json': { schema: TicketBody },
            'application/x-www-form-urlencoded': { schema: TicketForm },
          },
        },
        response: {
          201: TicketReceipt,
          ...COUNTED_ANSWERS,
        },
      },
    },
    async (request, reply) => {
      const isForm = isFormPost(request)
      const key = readIdempotencyKey(request.headers['idempotency-key'])
      const locale = visitorLanguage(request)
      const shapeless = shapeProblems(request.validationError)
      const ticket = readTicket(request.body, { isForm, visitorLanguage: locale, shapeless })
      const { name, email, subject, url, description } = messages[locale].supportTicket
      const labels = { name, email, subject, url, description }
      const confirmation = confirmForm(request, reply, locale, labels)
      if (confirmation !== null) return confirmation
      const hash = payloadHash({ ...ticket, attachments: ticket.attachments.join(' ') })
      const repeat = key ?? (isForm ? keyOfForm(hash) : null)
      const sender = senderOf(request, ticket.email)
      const findReasons = examinePost(request)
      const answer = await once(
        { scope: SCOPE, repeat, payloadHash: hash, sender, findReasons },
        async (trx, reasons) => {
          const given = { ...ticket, office: visitorOffice(request.headers, ticket.language) }
          const { number: ticketNumber, isMailed } = await keepTicket(trx, given, reasons, effects)
          return { status: 201, body: { success: true, ticketNumber, ...(isMailed ? {} : { noMail: true }) } }
        },
      )
      wakeOutbox()
      if (isForm) return reply.redirect(sentPage(locale, PAGES.sent, answer.body), 303)
      return reply.code(answer.status as 201).send(answer.body as TicketReceipt)
    },
  )
  done()
}

/** What the ticket form is told when its ticket is refused (spec §5, §8). */
function ticketWords(locale: Locale, mailbox: string): ProblemWords {
  const { supportTicket: words } = messages[locale]
  const problems: Record<TicketProblem, string> = {
    'subject-missing': words.subjectMissing,
    'description-missing': words.descriptionMissing,
    'name-missing': words.nameMissing,
    'email-missing': words.emailMissing,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
  }
  return {
    ...generalWords(locale, mailbox),
    ...fileSentences(locale),
    ...problems,
    invalid: words.sendFailed,
  }
}

/** What the status page is told; one sentence for every link that opens nothing. */
export function followWords(locale: Locale, mailbox: string): ProblemWords {
  const { ticketStatus: words } = messages[locale]
  return {
    ...generalWords(locale, mailbox),
    ...fileSentences(locale),
    'not-found': words.unknownHeading,
    'description-missing': words.replyMissing,
    invalid: words.failed,
  }
}
