import type { SocialProofMessages } from '../en/social-proof.ts'

export const socialProof = {
  heading: 'In goed gezelschap',
  clientsLabel: 'Enkele van onze klanten',
  joinery: 'Timmerwerkplaats',
  dental: 'Tandartspraktijk',
  bakery: 'Bakkerij',
  law: 'Advocatenkantoor',
  yoga: 'Yogastudio',
  plumber: 'Loodgieters',
  outletsLabel: 'Bekend van',
  searchRating: '{value}/{best} uit {count} beoordelingen op {source}',
  platformRating: '{value}/{best} “Uitstekend” op {source}',
  badgesLabel: 'Certificaten',
  dataProtection: 'AVG',
} satisfies SocialProofMessages
