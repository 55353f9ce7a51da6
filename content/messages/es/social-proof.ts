import type { SocialProofMessages } from '../en/social-proof.ts'

export const socialProof = {
  heading: 'En buena compañía',
  clientsLabel: 'Algunos de nuestros clientes',
  joinery: 'Carpintería',
  dental: 'Clínica dental',
  bakery: 'Panadería',
  law: 'Despacho de abogados',
  yoga: 'Estudio de yoga',
  plumber: 'Fontanería',
  outletsLabel: 'Han hablado de nosotros',
  searchRating: '{value}/{best} con {count} opiniones en {source}',
  platformRating: '{value}/{best} «Excelente» en {source}',
  badgesLabel: 'Certificados',
  dataProtection: 'RGPD',
} satisfies SocialProofMessages
