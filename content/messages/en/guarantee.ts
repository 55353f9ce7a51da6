/** Four promises, each a stamp. */
export const guarantee = {
  heading: 'You risk nothing',
  prepaymentTitle: 'No prepayment',
  prepaymentText: 'You pay when you have seen it and said yes.',
  ownershipTitle: '{percent}% yours',
  ownershipText: 'Domain, text, pictures, code: all of it, for good.',
  deliveryTitle: '{days} days',
  deliveryText: 'Business days, from your go-ahead to online.',
  revisionsTitle: '{days} days of changes',
  revisionsText: 'Something is not quite right? We change it, free.',
}
export type GuaranteeMessages = Record<keyof typeof guarantee, string>
