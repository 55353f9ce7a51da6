import type { Static } from 'typebox'

import {
  MEASURED_VITALS,
  VITALS_DEVICES,
  VITALS_MAX_METRICS,
  VITALS_MAX_VALUE,
  VITALS_PAGES,
} from '#domain/analytics/vitals.ts'

/** Shape of what a page measured; written out like `ContactBody`. */
export const VitalsBody = {
  type: 'object',
  properties: {
    page: { enum: VITALS_PAGES },
    device: { enum: VITALS_DEVICES },
    metrics: {
      type: 'array',
      minItems: 1,
      maxItems: VITALS_MAX_METRICS,
      items: {
        type: 'object',
        properties: {
          name: { enum: MEASURED_VITALS },
          value: { type: 'number', minimum: 0, maximum: VITALS_MAX_VALUE },
        },
        required: ['name', 'value'],
        additionalProperties: false,
      },
    },
  },
  required: ['page', 'device', 'metrics'],
  additionalProperties: false,
  examples: [
    {
      page: 'home',
      device: 'phone',
      metrics: [
        { name: 'LCP', value: 1_130 },
        { name: 'CLS', value: 0.02 },
      ],
    },
  ],
} as const
export type VitalsBody = Static<typeof VitalsBody>
