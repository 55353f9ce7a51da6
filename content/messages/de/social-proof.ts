import type { SocialProofMessages } from '../en/social-proof.ts'

export const socialProof = {
  heading: 'In guter Gesellschaft',
  clientsLabel: 'Einige unserer Kunden',
  joinery: 'Tischlerei',
  dental: 'Zahnklinik',
  bakery: 'Bäckerei',
  law: 'Anwaltskanzlei',
  yoga: 'Yogastudio',
  plumber: 'Klempnerei',
  outletsLabel: 'Bekannt aus',
  searchRating: '{value}/{best} aus {count} Bewertungen auf {source}',
  platformRating: '{value}/{best} „Hervorragend“ auf {source}',
  badgesLabel: 'Zertifikate',
  dataProtection: 'DSGVO',
} satisfies SocialProofMessages
