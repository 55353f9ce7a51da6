import type { Package } from '#domain/pricing/packages.ts'

/**
 * The packages (spec §3, §9). Amounts are in EUR; in other currencies they follow from what the starter
 * costs there: content/catalogue/currencies.ts (decision 1).
 */
export const packages = [
  {
    id: 'starter',
    price: 397,
    originalPrice: 700,
    pages: 5,
    languages: 1,
    copywritingPages: 0,
    seo: 'basic',
    hasBlog: false,
    hasCustomFeatures: false,
    revisionDays: 30,
    deliveryDays: [2, 4],
    support: 'standard',
    isMostPopular: false,
  },
  {
    id: 'business',
    price: 597,
    originalPrice: 900,
    pages: 10,
    languages: 2,
    copywritingPages: 5,
    seo: 'advanced',
    hasBlog: true,
    hasCustomFeatures: false,
    revisionDays: 30,
    deliveryDays: [3, 5],
    support: 'priority',
    isMostPopular: true,
  },
  {
    id: 'pro',
    price: 997,
    originalPrice: 1500,
    pages: null,
    languages: 5,
    copywritingPages: null,
    seo: 'premium',
    hasBlog: true,
    hasCustomFeatures: true,
    revisionDays: 60,
    deliveryDays: [5, 7],
    support: 'vip',
    isMostPopular: false,
  },
] as const satisfies readonly Package[]
