/** Placement of a link to the messaging app (spec §2), counted as its campaign. */
export type MessagingPlacement = 'header_nav' | 'side_menu'

/**
 * A link that opens a chat in the messaging app with a text (spec §2, §7), with source, medium and placement
 * as campaign.
 */
export function messagingLink(number: string, text: string, placement: MessagingPlacement): string {
  const query = [
    ['text', text],
    ['utm_source', 'website'],
    ['utm_medium', 'whatsapp'],
    ['utm_campaign', placement],
  ]
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`)
    .join('&')
  return `https://wa.me/${number}?${query}`
}
