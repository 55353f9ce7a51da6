/** The page for addresses that lead nowhere (decision 11). */
export const notFound = {
  heading: '404 Page Not Found',
  lead: 'There is nothing on this sheet. Perhaps the address has a typo, or the page has moved.',
  ways: 'Where to from here',
  developerHint: 'Did you forget to add the page to the router?',
}
export type NotFoundMessages = Record<keyof typeof notFound, string>
