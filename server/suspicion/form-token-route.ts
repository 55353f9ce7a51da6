import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import { requireSameOrigin } from '../plugins/cross-site-guard.ts'
import { PROBLEM_ANSWERS } from '../problems/problem-document.ts'
import { visitorNetwork } from '../visitor/visitor-network.ts'
import { FormTokenAnswer } from './form-token-schema.ts'
import { newTokenId, writeFormToken } from './form-token.ts'
import type { Pressure } from './pressure.ts'
import { newChallenge } from './proof.ts'

/** What the route needs. */
export interface FormTokenRouteOptions {
  /** See `Settings.formSecret`. */
  secret: string
  isUnderPressure: Pressure
  now: () => Date
  randomBytes: (count: number) => Buffer
  randomBelow: (limit: number) => number
}

/** `GET /api/form-token`: what a form asks for when it is first touched, and sends with its post. Nothing is kept. */
export const formTokenRoute: FastifyPluginCallbackTypebox<FormTokenRouteOptions> = (app, options, done) => {
  const { secret, isUnderPressure, now, randomBytes, randomBelow } = options
  app.get(
    '/api/form-token',
    {
      onRequest: requireSameOrigin,
      schema: {
        summary: 'Get a token for one post of a form',
        description:
          'Good from three seconds to a day after it was given, for one post, in its header Form-Token. Under ' +
          'pressure it comes with a proof of work (ALTCHA, PBKDF2/SHA-256), whose solution goes into the header ' +
          'Form-Proof in base64. Posts without are kept as well, and looked at by a person before anybody is told.',
        tags: ['visitor'],
        response: { 200: FormTokenAnswer, ...PROBLEM_ANSWERS },
      },
    },
    async ({ ip }) => {
      const asksProof = await isUnderPressure(visitorNetwork(ip))
      const id = newTokenId(randomBytes)
      const token = writeFormToken({ issuedAt: now(), id, asksProof }, secret)
      return { token, proof: asksProof ? await newChallenge(id, secret, randomBelow) : null }
    },
  )
  done()
}
