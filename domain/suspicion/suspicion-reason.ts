/** Why a post can be suspicious, as stored and as shown to the staff. */
export const SUSPICION_REASONS = [
  'honeypot-filled',
  'no-token',
  'token-forged',
  'token-too-young',
  'token-expired',
  'token-spent',
] as const
/** One reason; a single one sends the post to review. */
export type SuspicionReason = (typeof SUSPICION_REASONS)[number]
