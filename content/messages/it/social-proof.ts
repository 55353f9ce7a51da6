import type { SocialProofMessages } from '../en/social-proof.ts'

export const socialProof = {
  heading: 'In buona compagnia',
  clientsLabel: 'Alcuni dei nostri clienti',
  joinery: 'Falegnameria',
  dental: 'Clinica dentale',
  bakery: 'Panificio',
  law: 'Studio legale',
  yoga: 'Studio di yoga',
  plumber: 'Idraulici',
  outletsLabel: 'Parlano di noi',
  searchRating: '{value}/{best} da {count} recensioni su {source}',
  platformRating: '{value}/{best} «Eccellente» su {source}',
  badgesLabel: 'Certificazioni',
  dataProtection: 'GDPR',
} satisfies SocialProofMessages
