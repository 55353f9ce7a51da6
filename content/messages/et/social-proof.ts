import type { SocialProofMessages } from '../en/social-proof.ts'

export const socialProof = {
  heading: 'Heas seltskonnas',
  clientsLabel: 'Valik meie kliente',
  joinery: 'Tisleritöökoda',
  dental: 'Hambakliinik',
  bakery: 'Pagarikoda',
  law: 'Advokaadibüroo',
  yoga: 'Joogastuudio',
  plumber: 'Torutööd',
  outletsLabel: 'Meist on kirjutanud',
  searchRating: '{source}: {value}/{best}, {count} arvustust',
  platformRating: '{source}: {value}/{best}, „Suurepärane“',
  badgesLabel: 'Sertifikaadid',
  dataProtection: 'GDPR',
} satisfies SocialProofMessages
