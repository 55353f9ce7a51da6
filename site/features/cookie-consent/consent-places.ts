/** The dialog with all settings; `#cookies` in the address opens it. */
export const COOKIE_DIALOG_ID = 'cookies'

/** Actions of a button marked `data-cookies`. */
export type CookieAnswer = 'accept' | 'reject' | 'settings'
