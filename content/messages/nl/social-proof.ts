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
  outletsLabel: 'Bekend uit',
  searchRating: '{value}/{best} uit {count} beoordelingen op {source}',
  platformRating: '{value}/{best} “Uitstekend” op {source}',
  badgesLabel: 'Certificaten',
} satisfies SocialProofMessages
