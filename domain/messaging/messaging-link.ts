/** Where a link to the messaging app stands (spec §2): the campaign it is counted under. */
export type MessagingPlacement = 'header_nav' | 'side_menu'

/**
 * Link that opens a chat in the messaging app with a prefilled text (spec §2, §7), carrying source,
 * medium and the placement as campaign.
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
