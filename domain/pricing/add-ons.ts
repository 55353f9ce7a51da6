/** The eight add-ons (spec §3), in the order the page lists them. */
export const ADD_ON_IDS = [
  'maintenance',
  'seo-audit',
  'calculator',
  'booking',
  'hosting',
  'chat',
  'newsletter',
  'portal',
] as const
export type AddOnId = (typeof ADD_ON_IDS)[number]

/** The facts of an add-on; the amount is scaled per country (decision 1). */
export interface AddOn {
  id: AddOnId
  price: number
  /** Paid once, or every month (the page then adds the month suffix). */
  billing: 'once' | 'monthly'
}
