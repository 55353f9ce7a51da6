import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import { requireSameOrigin } from '../../http/cross-site-guard.ts'
import { PROBLEM_ANSWERS } from '../../http/problems/problem.ts'
import { newTokenId, writeFormToken } from './form-token.ts'

interface FormTokenRouteOptions {
  /** See `Settings.formSecret`. */
  secret: string
  now: () => Date
  randomBytes: (count: number) => Buffer
}

/**
 * `GET /api/form-token`: the token a form asks for when it is first touched, and sends with its post. Nothing
 * is stored.
 */
export const formTokenRoute: FastifyPluginCallbackTypebox<FormTokenRouteOptions> = (app, options, done) => {
  const { secret, now, randomBytes } = options
  app.get(
    '/api/form-token',
    {
      onRequest: requireSameOrigin,
      schema: {
        summary: 'Get a token for one post of a form',
        description:
          'Good from three seconds to a day after it was given, for one post, in its header Form-Token. ' +
          'Posts without are kept as well, and looked at by a person before anybody is told.',
        tags: ['visitor'],
        response: { 200: FormTokenAnswer, ...PROBLEM_ANSWERS },
      },
    },
    () => ({ token: writeFormToken({ issuedAt: now(), id: newTokenId(randomBytes) }, secret) }),
  )
  done()
}

const FormTokenAnswer = {
  type: 'object',
  properties: { token: { type: 'string' } },
  required: ['token'],
  examples: [{ token: 'mhx2k9a0.q0Zx5mT1V2bK8cWn4sLr7A.3q2-7w…' }],
} as const
