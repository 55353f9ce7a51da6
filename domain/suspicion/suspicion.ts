/** A valid form token. */
export interface PresentedToken {
  /** Age in ms; negative when the clocks of two servers differ. */
  ageMs: number
  /** Whether another post has used it. */
  isSpent: boolean
}

interface PostSigns {
  isHoneypotFilled: boolean
  token: PresentedToken | 'absent' | 'forged'
}

/** All reasons for suspicion; empty: none. */
export function findSuspicion({ isHoneypotFilled, token }: PostSigns): SuspicionReason[] {
  const reasons = againstToken(token)
  return isHoneypotFilled ? ['honeypot-filled', ...reasons] : reasons
}

function againstToken(token: PostSigns['token']): SuspicionReason[] {
  if (token === 'absent') return ['no-token']
  if (token === 'forged') return ['token-forged']
  const { ageMs, isSpent } = token
  const reasons: SuspicionReason[] = isSpent ? ['token-spent'] : []
  if (ageMs < MIN_FILL_MS) reasons.unshift('token-too-young')
  if (ageMs > TOKEN_LIFETIME_MS) reasons.unshift('token-expired')
  return reasons
}

/** Reasons for suspicion, as stored and as shown to the staff; a single one sends a post to review. */
export type SuspicionReason =
  | 'honeypot-filled'
  | 'no-token'
  | 'token-forged'
  | 'token-too-young'
  | 'token-expired'
  | 'token-spent'
  | 'address-blocked'

/** The honeypot: people do not see it, robots fill it in. */
export const HONEYPOT_FIELD = 'remarks'

export function isHoneypotFilled(value: unknown): boolean {
  return value !== undefined && value !== ''
}

/** A person needs longer than this. */
export const MIN_FILL_MS = 3_000
/** A page may stay open overnight; older tokens were collected for later. */
export const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1_000
