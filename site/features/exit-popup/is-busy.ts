import { ASKS_CONSENT, COOKIE_BANNER_ID } from '../../browser/consent-question.ts'
import { formWithText } from '../../browser/drafts.ts'

/** What else wants the visitor's attention: an open dialog, the chat among them. */
const OPEN_PARTS = 'dialog[open]'
/** The question about cookies, and the form the popup would lead to: who has passed them by is not held up. */
const READ_PARTS = `[${ASKS_CONSENT}] #${COOKIE_BANNER_ID}, #free-audit`
const FIELDS = 'input, textarea, select'

/** Whether the visitor is in the middle of something that a popup would break into. */
export function isBusy(): boolean {
  return (
    document.hidden ||
    document.querySelector(OPEN_PARTS) !== null ||
    document.activeElement?.matches(FIELDS) === true ||
    formWithText() !== null ||
    Array.from(document.querySelectorAll(READ_PARTS)).some(isInView)
  )
}

function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
