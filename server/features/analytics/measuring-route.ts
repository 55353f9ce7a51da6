import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'

import type { Measuring } from '#domain/analytics/measuring.ts'

import { PROBLEM_ANSWERS } from '../../http/problems/problem.ts'

interface MeasuringRouteOptions {
  measuring: Measuring
}

/**
 * `GET /api/measuring`: the agency's ids at the companies that measure (spec §7). Pages are built without
 * them; a browser asks only after its visitor has agreed.
 */
export const measuringRoute: FastifyPluginCallbackTypebox<MeasuringRouteOptions> = (
  app,
  { measuring },
  done,
) => {
  app.get(
    '/api/measuring',
    {
      schema: {
        summary: 'Under which names the site is measured',
        description: 'The settings of the agency. Asked only after consent; nothing here is secret.',
        tags: ['analytics'],
        response: { 200: MeasuringNames, ...PROBLEM_ANSWERS },
      },
    },
    () => measuring,
  )
  done()
}

const ID = { type: ['string', 'null'] } as const

/** The ids of the agency; written out for the reason given at `ContactBody`. */
const MeasuringNames = {
  type: 'object',
  description: 'Null: not measured by that vendor.',
  properties: {
    measurementId: { ...ID, description: 'Google Analytics.' },
    googleAdsId: { ...ID, description: 'Google Ads.' },
    facebookPixelId: { ...ID, description: 'Meta pixel.' },
    matomo: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: { url: { type: 'string' }, siteId: { type: 'string' } },
          required: ['url', 'siteId'],
        },
      ],
    },
  },
  required: ['measurementId', 'googleAdsId', 'facebookPixelId', 'matomo'],
  examples: [{ measurementId: 'G-ABC123DEF4', googleAdsId: null, facebookPixelId: null, matomo: null }],
} as const
type MeasuringNames = Static<typeof MeasuringNames>
