/** First screen of the home page. `{price}` is the starter price, circled. */
export const hero = {
  headline: 'A business website that works, for {price}',
  lead: 'Designed, built and launched in {days} business days. You look at it, you approve it, and only then do you pay.',
  checkNoPrepayment: 'No prepayment: pay after you approve',
  checkOwnership: 'Yours entirely: no lock-in, no subscription',
  checkRevisions: '{days} days of free changes',
  freeAnalysis: 'Get a free analysis',
  getStarted: 'Write to us',
  statSites: 'sites delivered',
  statCountries: 'countries',
  /** Shown below the rating, the agency's own survey (decision 8): from so many customers. */
  statRating: 'from {reviews} customers we asked',
  /** The proof sheet: an old page with a reviewer's notes (`portfolio`, by case study), and the new one behind it. */
  compareLabel: 'Slide from the old website to the new one',
  beforeAlt: 'The old website of {client}, with notes in red pencil',
  afterAlt: 'The new website of {client}',
}
export type HeroMessages = Record<keyof typeof hero, string>
