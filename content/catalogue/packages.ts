import type { PackageList } from '#domain/pricing/packages.ts'

/**
 * Two to four packages, smallest first (spec §3, §9). Amounts are in EUR. In other currencies the first has
 * its own price (currencies.ts), and the others keep their proportion to it (decision 1).
 */
const list = [
  {
    id: 'starter',
    name: 'Starter',
    alsoWritten: 'Стартер',
    price: 397,
    originalPrice: 700,
    eventValue: 397,
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
    name: 'Business',
    alsoWritten: 'Бизнес',
    price: 597,
    originalPrice: 900,
    eventValue: 597,
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
    name: 'Pro',
    alsoWritten: 'Про',
    formerId: 'premium',
    price: 997,
    originalPrice: 1500,
    eventValue: 997,
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
] as const satisfies PackageList

export type PackageId = (typeof list)[number]['id']
export const packages: PackageList<PackageId> = list
