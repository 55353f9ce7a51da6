import { FREE_ANALYSIS_FOCUS_DELAY_MS } from '#domain/contact-form/contact-request.ts'

import { onceLoaded } from '../once-loaded.ts'
import { track } from '../track.ts'

/** Id of the message field, which the free-analysis buttons fill and focus. */
export const MESSAGE_FIELD_ID = 'contact-message'

/** Query parameter of a home page's address: the visitor followed a free-analysis button of another page. */
const ARRIVAL_PARAMETER = 'free-analysis'

/**
 * A free-analysis button is a link to the contact section; half a second after the click the message field
 * has the default text and the focus (spec §2, §9). On other pages the link has a query parameter, and the
 * home page does the same after loading. Text of the visitor is never replaced.
 */
export function leadToContactForm(): void {
  document.addEventListener('click', (event) => {
    const link = freeAnalysisLink(event)
    if (!link) return
    track({
      name: 'click_cta',
      buttonText: link.textContent.trim(),
      location: link.dataset['freeAnalysis'] ?? '',
      destination: 'contact',
    })
    if (messageField()) setTimeout(focusMessage, FREE_ANALYSIS_FOCUS_DELAY_MS)
    else link.search = ARRIVAL_PARAMETER
  })
  // A middle click opens the page in a new tab.
  document.addEventListener('auxclick', (event) => {
    const link = freeAnalysisLink(event)
    if (link && !messageField()) link.search = ARRIVAL_PARAMETER
  })
  if (new URLSearchParams(location.search).has(ARRIVAL_PARAMETER)) onceLoaded(arrive)
}

/** Once per arrival: after a reload or from a bookmark it is a plain link. */
function arrive(): void {
  const address = new URL(location.href)
  address.searchParams.delete(ARRIVAL_PARAMETER)
  history.replaceState(history.state, '', address)
  if (document.activeElement === document.body) focusMessage() // otherwise the visitor is already busy
}

function freeAnalysisLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-free-analysis]') : null
}

function messageField(): HTMLTextAreaElement | null {
  const field = document.getElementById(MESSAGE_FIELD_ID)
  return field instanceof HTMLTextAreaElement ? field : null
}

function focusMessage(): void {
  const field = messageField()
  if (!field) return
  if (field.value.trim() === '') {
    field.value = field.dataset['defaultMessage'] ?? ''
    field.dispatchEvent(new Event('input', { bubbles: true })) // the form keeps a draft of it
  }
  // After React has put the form back in the place of a receipt.
  queueMicrotask(() => {
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' }) // between header and bar; on a phone the section's top is far above it
  })
}
