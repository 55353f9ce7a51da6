import type { Static } from 'typebox'

/** Where a request seems to come from (spec §3); written out for the reason `contact-schema.ts` gives. */
export const GeoPlace = {
  type: 'object',
  description: 'Null: not known, as for private addresses.',
  properties: {
    country_code: { type: ['string', 'null'], description: 'ISO 3166-1, two capitals.' },
    ip: { type: ['string', 'null'] },
    city: { type: ['string', 'null'], description: 'Known only behind a proxy that says it.' },
  },
  required: ['country_code', 'ip', 'city'],
  examples: [{ country_code: 'EE', ip: '192.0.2.1', city: 'Tallinn' }],
} as const
export type GeoPlace = Static<typeof GeoPlace>
