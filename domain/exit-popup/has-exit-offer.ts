/** Pages without the popup: legal texts, and pages where the visitor already talks to us. */
const PAGES_WITHOUT_OFFER: readonly string[] = ['/privacy', '/chatbot']

/**
 * Whether the exit popup may open on a page, named without its language. Not on a page that is an answer
 * instead of a destination either: results of a form, tickets, what was not found.
 */
export function hasExitOffer(page: string, isHidden: boolean): boolean {
  return !isHidden && !PAGES_WITHOUT_OFFER.includes(page)
}
