import type { Static } from 'typebox'

/** What is answered where there is nothing to say but that it was kept. */
export const SuccessReceipt = {
  type: 'object',
  properties: { success: { const: true } },
  required: ['success'],
  examples: [{ success: true }],
} as const
export type SuccessReceipt = Static<typeof SuccessReceipt>
