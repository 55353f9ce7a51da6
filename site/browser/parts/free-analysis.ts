import { FREE_ANALYSIS_FOCUS_DELAY_MS } from '#domain/contact-form/timings.ts'

import { track } from '../track.ts'

/** Id of the contact form's message field: what the free-analysis buttons fill and focus. */
export const MESSAGE_FIELD_ID = 'contact-message'

/**
 * A free-analysis button scrolls to the contact section as the link it is; half a second after the
 * click the message field holds the default request and has the focus (spec §2, §9). Words the visitor
 * wrote there are never replaced.
 */
export function leadToContactForm(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-free-analysis]')
        : null
    if (!link) return
    track({
      name: 'click_cta',
      buttonText: link.textContent.trim(),
      location: link.dataset['freeAnalysis'] ?? '',
      destination: 'contact',
    })
    setTimeout(focusMessage, FREE_ANALYSIS_FOCUS_DELAY_MS)
  })
}

function focusMessage(): void {
  const field = document.getElementById(MESSAGE_FIELD_ID)
  if (!(field instanceof HTMLTextAreaElement)) return // another page: the link leads to the form
  if (field.value.trim() === '') {
    field.value = field.dataset['defaultMessage'] ?? ''
    field.dispatchEvent(new Event('input', { bubbles: true })) // the form keeps a draft of it
  }
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' }) // between header and bar; on a phone the section's top is far above it
}
