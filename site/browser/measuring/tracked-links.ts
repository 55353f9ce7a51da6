import type { MessagingPlacement } from '#domain/messaging/messaging-link.ts'

import { onClick } from '../on-click.ts'
import { track } from '../track.ts'

/** Reports clicks on links to the messaging app, with their place (spec §7). */
export function trackMessagingLinks(): void {
  onClick('a[data-messaging]', ({ dataset: { messaging } }) =>
    track({ name: 'whatsapp_click', placement: messaging as MessagingPlacement }),
  )
}

/** Reports clicks on the mail draft about the newsletter and the calculator (spec §7). */
export function trackNewsletterLinks(): void {
  onClick('a[data-newsletter]', ({ dataset: { newsletter = '' } }) =>
    track({ name: 'newsletter_interest', location: newsletter }),
  )
}
