import { CONSENT_STORAGE } from '#domain/cookie-consent/storage.ts'

/** Name of the DOM event for a new choice. */
export const CONSENT_CHANGED = 'valmis:consent'

/**
 * Calls the listener whenever the choice changes, in this tab or another; `readConsent` returns it.
 * `reloads`: the page is about to reload, and the next page does what the choice allows.
 */
export function onConsentChange(listener: (reloads: boolean) => void): void {
  document.addEventListener(CONSENT_CHANGED, (event) => listener((event as CustomEvent<boolean>).detail))
  addEventListener('storage', ({ key }) => {
    if (key === null || key === CONSENT_STORAGE.date) listener(false)
  })
}
