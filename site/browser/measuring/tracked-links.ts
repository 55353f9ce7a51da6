import type { MessagingPlacement } from '#domain/messaging/messaging-link.ts'

import { track } from '../track.ts'

/** Reports clicks on links to the messaging app, with their place (spec §7). */
export function trackMessagingLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-messaging]') : null
    if (link) track({ name: 'whatsapp_click', placement: link.dataset['messaging'] as MessagingPlacement })
  })
}

/** Reports clicks on the mail draft about the newsletter and the calculator (spec §7). */
export function trackNewsletterLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-newsletter]') : null
    if (link) track({ name: 'newsletter_interest', location: link.dataset['newsletter'] ?? '' })
  })
}
