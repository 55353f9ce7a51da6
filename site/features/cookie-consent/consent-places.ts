/** The dialog with every setting; `#cookies` in the address opens it. */
export const COOKIE_DIALOG_ID = 'cookies'

/** What a button marked `data-cookies` does. */
export type CookieAnswer = 'accept' | 'reject' | 'settings'
