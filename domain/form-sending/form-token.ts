import { MIN_FILL_MS, TOKEN_LIFETIME_MS } from '../suspicion/suspicion.ts'

/** The server counts from issuing the token, we from receiving it: this covers the difference of the clocks. */
const HOLD_MARGIN_MS = 150

/** No form starts with a token in its last hour: uploads and retries take time. */
const RENEWAL_MS = TOKEN_LIFETIME_MS - 60 * 60 * 1000

/** How long a post must still wait, in ms, by the token's age. */
export function holdBackMs(age: number): number {
  return Math.max(MIN_FILL_MS + HOLD_MARGIN_MS - age, 0)
}

/** Whether a token of this age, in ms, is too old to start with. */
export function isStale(age: number): boolean {
  return age >= RENEWAL_MS
}

/** The field of a plain form with its token: a page's script sends it in a header. */
export const FORM_TOKEN_FIELD = 'formToken'
/** The page that confirms a plain form, without its language. */
export const CONFIRM_PAGE = '/confirm'
/** Placeholder in the built page; the server replaces it with the fields. */
export const CONFIRM_PLACE = 'fields-of-the-form'
/** Pages after a ticket and an order sent without script, and the placeholder for its number or sum. */
export const TICKET_SENT_PAGE = '/ticket/sent'
export const ORDER_SENT_PAGE = '/contact/ordered'
export const SENT_PLACE = 'what-was-sent'
