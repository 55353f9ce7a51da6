/** The three articles (spec §2) and the figure each card carries: the articles' own, about the market (decision 2). */
export const articles = [
  { id: 'why', slug: 'why-small-business-needs-website', minutes: 6, stat: { value: 67, unit: 'percent' } },
  { id: 'pricing', slug: 'website-pricing-guide', minutes: 7, stat: { value: 325, unit: 'dollars' } },
  { id: 'mistakes', slug: 'website-mistakes-analysis', minutes: 6, stat: { value: 53, unit: 'percent' } },
] as const
