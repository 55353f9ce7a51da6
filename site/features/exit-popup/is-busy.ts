import { formWithText } from '../../browser/forms/drafts.ts'
import { TOAST_REGION_ID } from '../../ui/toast/toast-region.ts'

/**
 * What else wants the visitor's attention: an open dialog, the chat among them, the list of languages, a toast
 * that offers something. `:is` forgives a browser that knows no popover.
 */
const OPEN_PARTS = `:is(dialog[open], :popover-open, #${TOAST_REGION_ID} button)`
/** The form the popup would lead to: who has passed it by is not held up. */
const OWN_FORM = '#free-audit'
const FIELDS = 'input, textarea, select'

/** Whether the visitor is in the middle of something that a popup would break into. */
export function isBusy(): boolean {
  return (
    document.hidden ||
    document.querySelector(OPEN_PARTS) !== null ||
    document.activeElement?.matches(FIELDS) === true ||
    formWithText() !== null ||
    isInView(document.querySelector(OWN_FORM))
  )
}

function isInView(part: Element | null): boolean {
  if (part === null) return false
  const { top, bottom } = part.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
