/**
 * What the agency says of itself in figures (spec §1; conflicts by decisions 7 and 8). Sample values:
 * replace them with what you can prove.
 */
export const claims = {
  sample: true,
  sitesDelivered: 200,
  countries: 15,
  teamMembers: 50,
  yearsOfExperience: 15,
  satisfactionPercent: 99.8,
  uptimePercent: 99.99,
  /** The agency's own count, carried by the structured data (decision 8). */
  rating: { value: 4.9, reviews: 127 },
  /** Hours until the free analysis is with the visitor. */
  analysisHours: 24,
} as const
