/** Footer of every page. */
export const footer = {
  claim: 'Good websites for small businesses: one price, a few days, and it is yours.',
  officesHeading: 'Offices',
  /** Each office of the catalogue: city and country as the language writes them. */
  officeUS: 'Wilmington, United States',
  officeCA: 'Toronto, Canada',
  officeEE: 'Tallinn, Estonia',
  officeBE: 'Ghent, Belgium',
  pagesHeading: 'On this site',
  supportHeading: 'Already a customer?',
  supportButton: 'Open a support ticket',
  privacy: 'Privacy policy',
  hours: 'Monday to Friday, {from}–{to}',
  /** {year} is the year of the build. */
  copyright: '© {year} {agency}',
  backToTop: 'Back to top',
}
export type FooterMessages = Record<keyof typeof footer, string>
