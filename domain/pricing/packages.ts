/** The three packages, smallest first (spec §3). */
export const PACKAGE_IDS = ['starter', 'business', 'pro'] as const
export type PackageId = (typeof PACKAGE_IDS)[number]

/** How soon support looks at a customer's ticket (spec §3, decision 6). */
export type SupportLevel = 'standard' | 'priority' | 'vip'

/** The facts of a package; amounts are written for EUR and scaled per country (decision 1). */
export interface Package {
  id: PackageId
  price: number
  originalPrice: number
  /** Pages included; null: as many as it takes. */
  pages: number | null
  /** Languages included. */
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

/** Texts and old links say "premium" for Pro (decision 6). Null for anything unknown. */
export function parsePackageId(candidate: string): PackageId | null {
  if (candidate === 'premium') return 'pro'
  return PACKAGE_IDS.find((id) => id === candidate) ?? null
}
