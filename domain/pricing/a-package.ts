import type { Package } from './packages.ts'

/** A package, for tests: small, unless said otherwise. */
export function aPackage(own: Partial<Package> = {}): Package {
  return {
    id: 'small',
    name: 'Small',
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
    ...own,
  }
}
