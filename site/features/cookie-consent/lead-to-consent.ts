import { CONSENT_STORAGE, PENDING_CONSENT } from '#domain/cookie-consent/storage.ts'

import { withinPatience } from '../../browser/parts/code-patience.ts'
import { onConsentChange } from '../../browser/consent/consent-change.ts'
import { onClick } from '../../browser/on-click.ts'
import { readStored } from '../../browser/storage.ts'
import {
  ASKS_CONSENT,
  COOKIE_BANNER_ID,
  COOKIE_DIALOG_ID,
  type CookieAnswer,
} from '../../browser/consent/consent-question.ts'

/** Runs the action of a button in banner or footer. Rejects when its code cannot be loaded. */
async function runAnswer(answer: CookieAnswer): Promise<void> {
  if (answer === 'settings') await (await import('./open-settings.ts')).openSettings()
  else (await import('./choose-cookies.ts')).answerAll(answer)
}

/**
 * What it does: makes the buttons of cookie banner and footer and `#cookies` work, hides the banner after a
 * choice here or in another tab, and sends a pending record. Ships to every page; the code that answers and
 * stores is loaded when it is needed, about once a year.
 */
export function leadToConsent(): void {
  const banner = document.getElementById(COOKIE_BANNER_ID)
  if (!banner) return

  const hide = () => {
    const hadFocus = banner.contains(document.activeElement)
    document.documentElement.removeAttribute(ASKS_CONSENT)
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true }) // the focused element has disappeared
  }
  onConsentChange(hide)
  addEventListener('pageshow', ({ persisted }) => {
    // Restored by the back button, the page may be older than the choice.
    if (persisted && readStored('local', CONSENT_STORAGE.result) !== null) hide()
  })

  const answer = (kind: CookieAnswer, button: Element) => {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    withinPatience(runAnswer(kind))
      .catch(() => {
        const policy = banner.querySelector('a')
        if (policy) location.assign(policy.href) // its sheet says what to do
      })
      .finally(() => {
        button.ariaBusy = null
      })
  }
  onClick('button[data-cookies]', (button) => answer(button.dataset['cookies'] as CookieAnswer, button))

  const openByFragment = () => {
    if (location.hash !== `#${COOKIE_DIALOG_ID}`) return
    history.replaceState(null, '', location.pathname + location.search) // the same link opens it again
    answer('settings', banner)
  }
  addEventListener('hashchange', openByFragment)
  openByFragment()

  const status = banner.querySelector<HTMLElement>('[data-announcement]')
  if (status && document.documentElement.hasAttribute(ASKS_CONSENT))
    status.textContent = status.dataset['announcement'] ?? ''

  if (readStored('local', PENDING_CONSENT) !== null)
    import('./settle-consent.ts').then(({ settleWaiting }) => settleWaiting()).catch(() => undefined)
}
