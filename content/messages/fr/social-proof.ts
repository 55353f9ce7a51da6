import type { SocialProofMessages } from '../en/social-proof.ts'

export const socialProof = {
  heading: 'En bonne compagnie',
  clientsLabel: 'Quelques-uns de nos clients',
  joinery: 'Menuiserie',
  dental: 'Cabinet dentaire',
  bakery: 'Boulangerie',
  law: 'Cabinet d’avocats',
  yoga: 'Studio de yoga',
  plumber: 'Plomberie',
  outletsLabel: 'Ils parlent de nous',
  searchRating: '{value}/{best}, {count} avis sur {source}',
  platformRating: '{value}/{best}, « Excellent » sur {source}',
  badgesLabel: 'Certifications',
  dataProtection: 'RGPD',
} satisfies SocialProofMessages
