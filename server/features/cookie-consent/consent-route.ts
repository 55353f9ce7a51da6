import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import { payloadHash, readIdempotencyKey } from '../../http/idempotency-key.ts'
import type { Once } from '../../store/idempotency/once.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import type { RequestLimits } from '../../abuse/rate-limits/request-limits.ts'
import { COUNTED_ANSWERS } from '../../abuse/rate-limits/too-many-document.ts'
import { SuccessReceipt } from '../../http/success-receipt.ts'
import { ConsentBody } from './consent-schema.ts'
import { keepConsent, readConsent, type ConsentEffects } from './keep-consent.ts'

/** What the route needs; it only translates HTTP. */
export interface ConsentRouteOptions {
  once: Once
  effects: ConsentEffects
  guard: Pick<RequestLimits, 'refuseVisits'>
}

const SCOPE = 'POST /api/consents'

/** `POST /api/consents`: the proof of a choice about cookies (GDPR article 7(1)). */
export const consentRoute: FastifyPluginCallbackTypebox<ConsentRouteOptions> = (app, options, done) => {
  const { once, effects, guard } = options
  app.post(
    '/api/consents',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      onRequest: guard.refuseVisits('consents'),
      schema: {
        summary: 'Record a choice about cookies',
        description:
          'Adds the choice to the history of the random id; nothing of the visitor is kept. With an ' +
          'Idempotency-Key (a UUID) a copy is answered as the first was, without one it is another choice.',
        tags: ['cookie-consent'],
        body: ConsentBody,
        response: {
          201: SuccessReceipt,
          ...COUNTED_ANSWERS,
        },
      },
    },
    async (request, reply) => {
      const repeat = readIdempotencyKey(request.headers['idempotency-key'])
      const consent = readConsent(request.body)
      const hash = payloadHash({ payload: JSON.stringify(consent) })
      const answer = await once({ scope: SCOPE, repeat, payloadHash: hash }, async (trx) => {
        await keepConsent(trx, consent, effects)
        return { status: 201, body: { success: true } }
      })
      return reply.code(answer.status as 201).send(answer.body as SuccessReceipt)
    },
  )
  done()
}
