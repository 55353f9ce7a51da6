/** The references (spec §2). Sample content: replace every name (decisions 8 and 29). */
export const socialProof = {
  sample: true,
  clients: [
    { name: 'Vermont Joinery', sector: 'joinery' },
    { name: 'Kadrioru Hambakliinik', sector: 'dental' },
    { name: 'Bakkerij Deeg', sector: 'bakery' },
    { name: 'Okafor Lindqvist', sector: 'law' },
    { name: 'Estudio Albufera', sector: 'yoga' },
    { name: 'Hartley & Sons', sector: 'plumber' },
  ],
  outlets: ['The Counter', 'Väikeäri', 'Handel & Wandel', 'Shopfront Weekly'],
  /** Three sources with their figures; the third is in claims.ts (decision 8). */
  searchRating: { source: 'MapSearch', value: 4.9, count: 47 },
  platformRating: { source: 'FairTrust', value: 4.8 },
  /** Names; a law by its key in the messages of `socialProof`, because languages abbreviate it differently. */
  badges: [{ name: 'SSL' }, { name: 'ISO 27001' }, { law: 'dataProtection' }],
} as const
