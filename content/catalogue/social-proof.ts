/** Press, ratings and badges (spec §2); the clients are those of portfolio.ts. Sample content (decisions 8, 29). */
export const socialProof = {
  sample: true,
  outlets: ['The Counter', 'Väikeäri', 'Handel & Wandel', 'Shopfront Weekly'],
  /** Three sources with their figures; the third is in claims.ts (decision 8). */
  searchRating: { source: 'MapSearch', value: 4.9, count: 47 },
  platformRating: { source: 'FairTrust', value: 4.8 },
  /** Names; a law by its key in the messages of `socialProof`, because languages abbreviate it differently. */
  badges: [{ name: 'SSL' }, { name: 'ISO 27001' }, { law: 'dataProtection' }],
} as const
