import type { SocialProofMessages } from '../en/social-proof.ts'

export const socialProof = {
  heading: 'In good company',
  clientsLabel: 'Some of our clients',
  joinery: 'Joinery',
  dental: 'Dental clinic',
  bakery: 'Bakery',
  law: 'Law office',
  yoga: 'Yoga studio',
  plumber: 'Plumbing',
  outletsLabel: 'As featured in',
  searchRating: '{value}/{best} from {count} reviews on {source}',
  platformRating: '{value}/{best} “Excellent” on {source}',
  badgesLabel: 'Certificates',
} satisfies SocialProofMessages
