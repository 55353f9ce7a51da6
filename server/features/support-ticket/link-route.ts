import type { Static } from 'typebox'

import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'

import { senderOf } from '../../abuse/rate-limits/request-limits.ts'
import { keyOfForm, payloadHash, readIdempotencyKey } from '../../store/idempotency/once.ts'
import { Language, shape } from '../../http/shape.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { mailboxOf } from '../../mailbox.ts'
import type { Db } from '../../store/tables.ts'
import type { Routes } from '../route-parts.ts'
import { ticketLinkMail } from './ticket-mails.ts'
import { Done } from '../conversation/page-schema.ts'
import { pageWords } from '../conversation/page-words.ts'
import type { Effects } from '../../effects.ts'
import { issueSecret } from '../conversation/conversation-rows.ts'
import { queueCustomerMail } from '../conversation/conversation-mails.ts'
import { findTicket } from './ticket-rows.ts'

const SCOPE = 'POST /api/ticket-links'

/** A number as people type it, with their own blanks and dashes. */
const TYPED_NUMBER_MAX_LENGTH = 40

const LinkBody = shape(
  {
    number: { type: 'string', maxLength: TYPED_NUMBER_MAX_LENGTH },
    email: { type: 'string', maxLength: TICKET_LIMITS.email },
    language: Language,
  },
  { number: 'K7M-3QX3', email: 'mari@firma.example', language: 'et' },
  ['language'],
)
type LinkBody = Static<typeof LinkBody>

/**
 * `POST /api/ticket-links`: always 202. Without a key the content is the key, as with plain forms: a double
 * click sends one mail. A request without a ticket writes to disk like one with a ticket, so that its
 * duration tells little.
 */
export const linkRoute: Routes = (app, options, done) => {
  const { once, effects, wakeOutbox } = options
  app.post(
    '/api/ticket-links',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      config: { words: (locale) => pageWords(locale, effects.places.supportMailbox) },
      schema: { body: LinkBody, response: { 202: Done } },
    },
    async (request, reply) => {
      const link: LinkBody = request.body
      const hash = payloadHash({ number: link.number, email: link.email, language: link.language ?? '' })
      const repeat = readIdempotencyKey(request.headers['idempotency-key']) ?? keyOfForm(hash)
      const sender = senderOf(request, link.email)
      const answer = await once({ scope: SCOPE, repeat, payloadHash: hash, sender }, async (trx) => {
        await renewTicketLink(trx, link, effects)
        return { status: 202, body: { success: true } }
      })
      wakeOutbox()
      return reply.code(answer.status as 202).send(answer.body as Done)
    },
  )
  done()
}

/** Mails a new link if number and address belong together; nobody learns whether they do. */
async function renewTicketLink(trx: Db, { number, email, language }: LinkBody, effects: Effects) {
  const ticket = await findTicket(trx, parseTicketNumber(number) ?? '')
  if (ticket === undefined || mailboxOf(ticket.email) !== mailboxOf(email)) return
  if (!(await mayAcknowledge(trx, ticket.email, 'link', effects))) return // before a new secret removes an old one
  const secret = await issueSecret(trx, ticket.id, effects)
  const link = { ...ticket, language: language ?? ticket.language, secret }
  const mail = ticketLinkMail(effects, link)
  await queueCustomerMail(trx, ticket, mail, effects.newId(), effects) // each time a record of its own
}
