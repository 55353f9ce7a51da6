/** How soon support looks at a customer's ticket (spec §3, decision 6). */
type SupportLevel = 'standard' | 'priority' | 'vip'

/** The facts of a package; amounts are written for EUR and scaled per country (decision 1). */
export interface Package<Id extends string = string> {
  /** Prefix of its messages' keys, and its name in events and links. */
  id: Id
  /** The same in every language. */
  name: string
  /** Its name in another alphabet, as visitors type it to the chat. */
  alsoWritten?: string
  /** An older id that still works (decision 6). */
  formerId?: string
  price: number
  originalPrice: number
  /** Its value in events, in EUR: a fixed figure, not the visitor's price (spec §7, decision 3). */
  eventValue: number
  /** Pages included; null: as many as it takes. */
  pages: number | null
  languages: number
  /** Pages we write the text for; null: all of them. */
  copywritingPages: number | null
  seo: 'basic' | 'advanced' | 'premium'
  hasBlog: boolean
  hasCustomFeatures: boolean
  /** Days of free changes after launch (decision 5). */
  revisionDays: number
  /** Fewest and most business days until it is ready. */
  deliveryDays: readonly [number, number]
  support: SupportLevel
  isMostPopular: boolean
}

/** "Starter 2–4, Business 3–5": a text per package, joined, for sentences in any language. */
export function listPackages<P extends Package>(packages: readonly P[], say: (offer: P) => string): string {
  return packages.map((offer) => `${offer.name} ${say(offer)}`).join(', ')
}

/** Two to four packages, smallest first: the first one's price is what sites cost "from" (spec §3). */
export type PackageList<Id extends string = string, P = Package<Id>> =
  readonly [P, P] | readonly [P, P, P] | readonly [P, P, P, P]

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
