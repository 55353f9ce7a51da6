import { messages } from '#content/messages/messages.ts'
import { TICKET_SENT_PAGE } from '#domain/form-sending/form-token.ts'
import type { Locale } from '#domain/language/locales.ts'
import { textsOf } from '#domain/language/message-text.ts'
import { TICKET_PROBLEMS } from '#domain/support-ticket/ticket-request.ts'

import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { shapeProblems, generalWords, type ProblemWords } from '../../http/problems/problem.ts'
import { acceptForms, isFormPost } from '../../http/accepted-requests.ts'
import { visitorLanguage, visitorOffice } from '../../http/visitor.ts'
import { fileSentences } from '../conversation/attachments/attachment-answers.ts'
import type { Routes } from '../route-parts.ts'
import { openTicket } from './open-ticket.ts'
import { readTicket, TicketBody, TicketForm, TicketReceipt } from './read-ticket.ts'

const SCOPE = 'POST /api/tickets'
const PAGES = { sent: TICKET_SENT_PAGE, notSent: '/ticket/not-sent' }

/** `POST /api/tickets`: JSON from the dialog, or a plain form post without script. */
export const ticketRoute: Routes = (app, options, done) => {
  const { acceptPost, effects } = options
  acceptForms(app)
  app.post(
    '/api/tickets',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      attachValidation: true, // problems of shape and of rules are reported together (spec §5)
      config: { words: (locale) => ticketWords(locale, effects.places.supportMailbox), formPages: PAGES },
      schema: {
        body: {
          content: {
            'application/json': { schema: TicketBody },
            'application/x-www-form-urlencoded': { schema: TicketForm },
          },
        },
        response: { 201: TicketReceipt },
      },
    },
    async (request, reply) => {
      const locale = visitorLanguage(request)
      const shapeless = shapeProblems(request.validationError)
      const isForm = isFormPost(request)
      const ticket = readTicket(request.body, { isForm, visitorLanguage: locale, shapeless })
      const { name, email, subject, url, description } = messages[locale].supportTicket
      const post = {
        scope: SCOPE,
        email: ticket.email,
        payload: { ...ticket, attachments: ticket.attachments.join(' ') },
        form: { locale, sent: PAGES.sent, labels: { name, email, subject, url, description } },
      }
      const office = visitorOffice(request.headers, ticket.language)
      await acceptPost(request, reply, post, (trx, reasons) =>
        openTicket(trx, { ...ticket, office }, reasons, effects),
      )
      return reply
    },
  )
  done()
}

/** Sentences for a refused ticket (spec §5, §8). */
function ticketWords(locale: Locale, mailbox: string): ProblemWords {
  const { supportTicket: words } = messages[locale]
  return {
    ...generalWords(locale, mailbox),
    ...fileSentences(locale),
    ...textsOf(TICKET_PROBLEMS, '', words),
    invalid: words.sendFailed,
  }
}
