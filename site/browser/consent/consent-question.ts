/** The question about cookies, in every page. */
export const COOKIE_BANNER_ID = 'cookie-banner'

/** Set on the page while it asks (site/early/ask-before-paint.ts): the banner is then shown. */
export const ASKS_CONSENT = 'data-asks-consent'

/** Whether the browser sends Global Privacy Control (W3C): a refusal of tracking, for every site. */
export function sendsPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true
}

/** The dialog with all settings; `#cookies` in the address opens it. */
export const COOKIE_DIALOG_ID = 'cookies'

/** Actions of a button marked `data-cookies`. */
export type CookieAnswer = 'accept' | 'reject' | 'settings'
