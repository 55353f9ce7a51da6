import type { Static } from 'typebox'

const ID = { type: ['string', 'null'] } as const

/** Under which names the site is measured; written out for the reason `contact-schema.ts` gives. */
export const MeasuringNames = {
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
export type MeasuringNames = Static<typeof MeasuringNames>
