import { EVERYTHING, NOTHING } from '#domain/cookie-consent/cookie-choice.ts'

import { chooseCookies } from './choose-cookies.ts'
import type { CookieAnswer } from './consent-places.ts'

/** Runs the action of a button in banner or footer. Rejects when its code cannot be loaded. */
export async function answerCookies(answer: CookieAnswer): Promise<void> {
  switch (answer) {
    case 'accept':
      chooseCookies(EVERYTHING, { reloads: true })
      break
    case 'reject':
      chooseCookies(NOTHING, { isRefusal: true })
      break
    case 'settings': {
      const { openSettings } = await import('./open-settings.ts')
      await openSettings()
      break
    }
    default:
      answer satisfies never
  }
}
