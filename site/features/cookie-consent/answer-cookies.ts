import { EVERYTHING, NOTHING } from '#domain/cookie-consent/cookie-choice.ts'

import { chooseCookies } from './choose-cookies.ts'
import type { CookieAnswer } from './consent-places.ts'

/** Does what a button of the banner or of the footer says. Rejects when its code cannot be had. */
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
