/** What cookies may be for besides the necessary ones (spec §3); the visitor answers for each. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'functional'] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** The companies that may measure a visit (spec §3), each with the category it belongs to. `functional` has none. */
export const VENDOR_CATEGORY = {
  google_analytics: 'analytics',
  google_ads: 'marketing',
  facebook_pixel: 'marketing',
  matomo: 'analytics',
} as const satisfies Readonly<Record<string, OptionalCategory>>
export type Vendor = keyof typeof VENDOR_CATEGORY
export const VENDORS = Object.keys(VENDOR_CATEGORY) as Vendor[]
