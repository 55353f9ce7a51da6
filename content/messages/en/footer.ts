/** Footer of every page. */
export const footer = {
  claim: 'Good websites for small businesses: one price, a few days, and it is yours.',
  officesHeading: 'Offices',
  pagesHeading: 'On this site',
  supportHeading: 'Already a customer?',
  supportButton: 'Open a support ticket',
  privacy: 'Privacy policy',
  hours: 'Monday to Friday, {from}–{to}',
  /** How an office says a moment and its hours; {city} stands as `cityOf` of the catalogue has it. */
  momentThere: '{moment}, {city} time',
  hoursThere: '{hours}, {city} time',
  /** {year} is the year of the build. */
  copyright: '© {year} {agency}',
  backToTop: 'Back to top',
}
export type FooterMessages = Record<keyof typeof footer, string>
