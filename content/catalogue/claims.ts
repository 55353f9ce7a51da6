/**
 * The agency's figures about itself (spec §1; conflicts by decisions 7 and 8). Sample values: replace them
 * with what you can prove.
 */
export const claims = {
  sample: true,
  sitesDelivered: 200,
  countries: 15,
  teamMembers: 50,
  yearsOfExperience: 15,
  satisfactionPercent: 99.8,
  uptimePercent: 99.99,
  /** The agency's own survey, used by the structured data (decision 8). */
  rating: { value: 4.9, reviews: 127 },
  /** Hours until the free analysis is delivered. */
  analysisHours: 24,
  /** Days that the report of an analyzed website is kept; the privacy policy must say the same. */
  analysisKeptDays: 90,
} as const
