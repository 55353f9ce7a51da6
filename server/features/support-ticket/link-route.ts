import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import type { Kysely } from 'kysely'

import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'

import type { LimitedOnce } from '../../abuse/rate-limits/request-limits.ts'
import { senderOf } from '../../abuse/rate-limits/sender.ts'
import { keyOfForm, payloadHash, readIdempotencyKey } from '../../http/idempotency-key.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { queueMail } from '../../mail/outbox/queue-mail.ts'
import { mailboxOf } from '../../mailbox.ts'
import type { Database } from '../../store/tables.ts'
import { ticketLinkMail } from './ticket-mails.ts'
import { Done, LinkBody } from './follow-schema.ts'
import type { Effects } from '../../effects.ts'
import { followWords } from './ticket-route.ts'
import { findTicket, issueSecret } from './ticket-rows.ts'

const SCOPE = 'POST /api/ticket-links'

interface LinkRouteOptions {
  once: LimitedOnce
  effects: Effects
  wakeOutbox: () => void
}

/**
 * `POST /api/ticket-links`: always 202. Without a key the content is the key, as with plain forms: a double
 * click sends one mail. A request without a ticket writes to disk like one with a ticket, so that its
 * duration tells little.
 */
export const linkRoute: FastifyPluginCallbackTypebox<LinkRouteOptions> = (app, options, done) => {
  const { once, effects, wakeOutbox } = options
  app.post(
    '/api/ticket-links',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      config: { words: (locale) => followWords(locale, effects.places.supportMailbox) },
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
async function renewTicketLink(
  trx: Kysely<Database>,
  { number, email, language }: LinkBody,
  effects: Effects,
): Promise<void> {
  const ticket = await findTicket(trx, parseTicketNumber(number) ?? '')
  if (ticket === undefined || mailboxOf(ticket.email) !== mailboxOf(email)) return
  if (!(await mayAcknowledge(trx, ticket.email, 'link', effects))) return // before a new secret removes an old one
  const secret = await issueSecret(trx, ticket.id, effects)
  const link = { ...ticket, language: language ?? ticket.language, secret }
  const mail = ticketLinkMail(effects.renderMail, link, effects.places)
  await queueMail(trx, mail, effects.newId(), effects) // each time a record of its own
}
