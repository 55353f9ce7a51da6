import type { Package } from './packages.ts'

/** The rows of the comparison table, in the order they are shown (spec §3). */
const COMPARISON_FEATURES = [
  'pages',
  'delivery',
  'changes',
  'mobile',
  'contactForm',
  'ssl',
  'seo',
  'languages',
  'blog',
  'copywriting',
  'customFeatures',
  'support',
] as const
export type ComparisonFeature = (typeof COMPARISON_FEATURES)[number]

/** A cell: yes, no, or a message with its numbers. */
export type ComparisonValue =
  boolean | { text: ComparisonText; count?: number; range?: readonly [number, number] }

/** Messages a cell may show; content has a text for each. */
export type ComparisonText =
  | 'upTo'
  | 'unlimitedPages'
  | 'businessDays'
  | 'changeDays'
  | 'seoBasic'
  | 'seoAdvanced'
  | 'seoPremium'
  | 'oneLanguage'
  | 'copyPages'
  | 'copyAll'
  | 'supportStandard'
  | 'supportPriority'
  | 'supportVip'

const SEO_TEXT = { basic: 'seoBasic', advanced: 'seoAdvanced', premium: 'seoPremium' } as const
const SUPPORT_TEXT = { standard: 'supportStandard', priority: 'supportPriority', vip: 'supportVip' } as const

export function comparedFeatures(packages: readonly Package[]): ComparisonFeature[] {
  return COMPARISON_FEATURES.filter((feature) =>
    packages.some((offer) => compareFeature(feature, offer) !== false),
  )
}

/** A package's cell in a row of the comparison table, from the catalogue's facts. */
export function compareFeature(feature: ComparisonFeature, offer: Package): ComparisonValue {
  switch (feature) {
    case 'pages':
      return offer.pages === null ? { text: 'unlimitedPages' } : { text: 'upTo', count: offer.pages }
    case 'delivery':
      return { text: 'businessDays', range: offer.deliveryDays }
    case 'changes':
      return { text: 'changeDays', count: offer.revisionDays }
    case 'mobile':
    case 'contactForm':
    case 'ssl':
      return true // every package has these (spec §3)
    case 'seo':
      return { text: SEO_TEXT[offer.seo] }
    case 'languages':
      return offer.languages === 1 ? { text: 'oneLanguage' } : { text: 'upTo', count: offer.languages }
    case 'blog':
      return offer.hasBlog
    case 'copywriting':
      if (offer.copywritingPages === null) return { text: 'copyAll' }
      return offer.copywritingPages === 0 ? false : { text: 'copyPages', count: offer.copywritingPages }
    case 'customFeatures':
      return offer.hasCustomFeatures
    case 'support':
      return { text: SUPPORT_TEXT[offer.support] }
    default:
      return feature satisfies never
  }
}
