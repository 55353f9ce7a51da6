/** State of a page's exit popup (spec §4). It opens once. */
export type ExitPopup = WatchingForExit | { step: 'open' } | { step: 'over' }

interface WatchingForExit {
  step: 'watching'
  /** Ten seconds have passed: leaving counts from now on. */
  isArmed: boolean
  /** The visitor has scrolled or clicked. */
  isEngaged: boolean
  /** The mouse has left over the top and is still outside. */
  isLeaving: boolean
  isBlocked: boolean
  /** Ninety seconds have passed while the visitor was busy. */
  isDue: boolean
}

/** Events of the page; the caller keeps the time. */
export type ExitEvent =
  | 'armed'
  | 'engaged'
  | 'leftTop'
  | 'cameBack'
  | 'hoverElapsed'
  | 'fallbackElapsed'
  | 'blocked'
  | 'unblocked'
  /** The visitor has asked for the analysis: nothing is left to offer. */
  | 'asked'

/** A page that has just been loaded. */
export const WATCHING: WatchingForExit = {
  step: 'watching',
  isArmed: false,
  isEngaged: false,
  isLeaving: false,
  isBlocked: false,
  isDue: false,
}

/**
 * The next state (spec §4). A leaving while the visitor is busy is forgotten. The ninety seconds are
 * remembered: the popup opens once the visitor is free.
 */
export function advanceExitPopup(popup: ExitPopup, event: ExitEvent): ExitPopup {
  if (popup.step === 'over' || event === 'asked') return { step: 'over' }
  if (popup.step === 'open') return popup
  switch (event) {
    case 'armed':
      return { ...popup, isArmed: true }
    case 'engaged':
      return { ...popup, isEngaged: true }
    case 'leftTop':
      return { ...popup, isLeaving: popup.isArmed && popup.isEngaged }
    case 'cameBack':
      return { ...popup, isLeaving: false }
    case 'hoverElapsed':
      return popup.isLeaving && !popup.isBlocked ? { step: 'open' } : { ...popup, isLeaving: false }
    case 'fallbackElapsed':
      return popup.isBlocked ? { ...popup, isDue: true } : { step: 'open' }
    case 'blocked':
      return { ...popup, isBlocked: true }
    case 'unblocked':
      return popup.isDue ? { step: 'open' } : { ...popup, isBlocked: false }
    default:
      return event satisfies never
  }
}

/** Pages without the popup: legal texts, and those where the visitor already talks to us. */
const PAGES_WITHOUT_OFFER: readonly string[] = ['/privacy', '/chatbot']

/**
 * Whether the exit popup may open on a page, given without its language. Not on answers either: results of a
 * form, tickets, not-found pages.
 */
export function hasExitOffer(page: string, isHidden: boolean): boolean {
  return !isHidden && !PAGES_WITHOUT_OFFER.includes(page)
}

/** Spec §4, §9: from the load of a page until it begins to watch for leaving. */
export const EXIT_ARM_DELAY_MS = 10_000
/** Spec §4, §9: from the mouse leaving over the top until the popup opens. */
export const EXIT_HOVER_DELAY_MS = 500
/** Spec §4, §9: from the load of a page until the popup opens by itself. */
export const EXIT_FALLBACK_DELAY_MS = 90_000
/** How often a postponed popup is tried again, so that it does not follow another dialog at once. */
export const EXIT_RETRY_DELAY_MS = 10_000
