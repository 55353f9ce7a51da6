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
export type PostSigns =
  | {
      /** A page without script has no token. */
      from: 'plain-form'
      isHoneypotFilled: boolean
      /** Whether its network or the whole site sends more than people do. */
      isUnderPressure: boolean
    }
  | {
      from: 'script'
      isHoneypotFilled: boolean
      token: PresentedToken | 'absent' | 'forged'
    }

/** Everything that speaks against a post; nothing: a person sent it. */
export function findSuspicion(signs: PostSigns): SuspicionReason[] {
  const reasons = signs.from === 'script' ? againstScript(signs) : againstPlainForm(signs)
  return signs.isHoneypotFilled ? ['honeypot-filled', ...reasons] : reasons
}

function againstPlainForm({ isUnderPressure }: { isUnderPressure: boolean }): SuspicionReason[] {
  return isUnderPressure ? ['no-script-under-pressure'] : []
}

function againstScript({ token }: PostSigns & { from: 'script' }): SuspicionReason[] {
  if (token === 'absent') return ['no-token']
  if (token === 'forged') return ['token-forged']
  return [...againstAge(token.ageMs), ...(token.isSpent ? (['token-spent'] as const) : [])]
}

function againstAge(ageMs: number): SuspicionReason[] {
  if (ageMs < MIN_FILL_MS) return ['token-too-young']
  return ageMs > TOKEN_LIFETIME_MS ? ['token-expired'] : []
}
