/** What can speak against a post, as it is kept and shown to the staff. */
export const SUSPICION_REASONS = [
  'honeypot-filled',
  'no-token',
  'token-forged',
  'token-too-young',
  'token-expired',
  'token-spent',
] as const
/** Something that speaks against a post: one is enough to set it aside. */
export type SuspicionReason = (typeof SUSPICION_REASONS)[number]
