import type { SuspicionReason } from './suspicion-reason.ts'
import { MIN_FILL_MS, TOKEN_LIFETIME_MS } from './timings.ts'

/** What a token of ours says. */
export interface PresentedToken {
  /** Since it was given out, in ms; below zero: it is of a time to come. */
  ageMs: number
  /** Whether it was sent with another post before. */
  isSpent: boolean
}

/** What is known of how a post was made. */
export interface PostSigns {
  isHoneypotFilled: boolean
  token: PresentedToken | 'absent' | 'forged'
}

/** Everything that speaks against a post; nothing: a person sent it. */
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
