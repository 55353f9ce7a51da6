/** First screen of the home page. `{price}` is the starter price, circled. */
export const hero = {
  headline: 'A business website that works, for {price}',
  lead: 'Designed, built and launched in {days} business days. You look at it, you approve it, and only then you pay.',
  checkNoPrepayment: 'No prepayment: pay after you approve',
  checkOwnership: 'Yours entirely: no lock-in, no monthly fee',
  checkRevisions: '{days} days of free changes',
  freeAnalysis: 'Get a free analysis',
  getStarted: 'Write to us',
  statSites: 'sites delivered',
  statCountries: 'countries',
  /** Shown below the rating: out of five, from so many reviews. */
  statRating: 'of 5, {reviews} reviews',
  /** The proof sheet: an old page with a reviewer's notes on it. */
  proofLabel:
    'An old website with our notes in red pencil: seven point eight seconds to load, nothing says who, where or how much, and there is no telephone number.',
  noteWho: 'who, where, how much?',
  noteSlow: '7.8 s to load!',
  notePhone: 'where is the phone number?',
}
export type HeroMessages = Record<keyof typeof hero, string>
