import type { SuspicionReason } from './suspicion-reason.ts'
import { MIN_FILL_MS, TOKEN_LIFETIME_MS } from './timings.ts'

/** A valid form token. */
export interface PresentedToken {
  /** Age in ms; negative when the clocks of two servers differ. */
  ageMs: number
  /** Whether another post has used it. */
  isSpent: boolean
}

/** What is known of how a post was made. */
export interface PostSigns {
  isHoneypotFilled: boolean
  token: PresentedToken | 'absent' | 'forged'
}

/** All reasons why a post is suspicious; empty when there is none. */
export function findSuspicion({ isHoneypotFilled, token }: PostSigns): SuspicionReason[] {
  const reasons = againstToken(token)
  return isHoneypotFilled ? ['honeypot-filled', ...reasons] : reasons
}

function againstToken(token: PostSigns['token']): SuspicionReason[] {
  if (token === 'absent') return ['no-token']
  if (token === 'forged') return ['token-forged']
  return [...againstAge(token.ageMs), ...(token.isSpent ? (['token-spent'] as const) : [])]
}

function againstAge(ageMs: number): SuspicionReason[] {
  if (ageMs < MIN_FILL_MS) return ['token-too-young']
  return ageMs > TOKEN_LIFETIME_MS ? ['token-expired'] : []
}
