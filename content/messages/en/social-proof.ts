/** Who trusts the agency: clients with their sectors, outlets, ratings, badges. Names stand in the catalogue. */
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
  /** {value} of {best}; {count} reviews; {source} is the name of the review profile. */
  searchRating: '{value}/{best} from {count} reviews on {source}',
  platformRating: '{value}/{best} “Excellent” on {source}',
  badgesLabel: 'Certificates',
  /** The badge for the General Data Protection Regulation, by the abbreviation people use. */
  dataProtection: 'GDPR',
}
export type SocialProofMessages = Record<keyof typeof socialProof, string>
