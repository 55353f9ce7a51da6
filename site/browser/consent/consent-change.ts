import { CONSENT_STORAGE } from '#domain/cookie-consent/storage.ts'

/** Name of the DOM event that tells of a new choice. */
export const CONSENT_CHANGED = 'valmis:consent'

/**
 * Calls the listener whenever the choice changes, in this tab or in another; `readConsent` says to what.
 * `reloads`: the page is about to be loaded anew, and what the choice allows is for the page that comes.
 */
export function onConsentChange(listener: (reloads: boolean) => void): void {
  document.addEventListener(CONSENT_CHANGED, (event) => {
    listener((event as CustomEvent<boolean>).detail)
  })
  addEventListener('storage', ({ key }) => {
    if (key === null || key === CONSENT_STORAGE.date) listener(false)
  })
}
