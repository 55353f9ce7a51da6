/** What is included: six entries like a table of contents, then a call to action. */
export const services = {
  heading: 'What is included',
  pricingTitle: 'Clear pricing',
  pricingText: 'One figure, named before we start, and it stays that figure.',
  deliveryTitle: 'Fast delivery',
  deliveryText: 'Ready in {days} business days, because we do one thing and do it every week.',
  partnershipTitle: 'Lifetime partnership',
  partnershipText: 'Next year you write to the same people, and they still know your site.',
  paymentTitle: 'No upfront payments',
  paymentText: 'Nothing until you approve. If you do not like it, you owe nothing.',
  designTitle: 'Data-driven design',
  designText: 'Where buttons go and what they say follows from what visitors do, not from taste.',
  lockInTitle: 'No lock-in guarantee',
  lockInText: 'No subscription, no private system. Take your site to anyone, any day.',
  callHeading: 'Shall we look at yours?',
  freeAnalysis: 'Free analysis',
  /** The starter price in the visitor's currency. */
  starter: 'Websites from {price}',
  noPayment: 'No payment required',
  response: 'Response within {hours}h',
  consultation: 'Free consultation',
}
export type ServicesMessages = Record<keyof typeof services, string>
