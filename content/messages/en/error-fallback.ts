/** What stands in the place of a page, or of a part of one, that could not be shown (spec §2 and §8). */
export const errorFallback = {
  heading: 'Something went wrong',
  text: 'We encountered an unexpected error. Please try refreshing the page.',
  refresh: 'Refresh Page',
  report: 'Report Issue',
  /** When a part cannot be loaded because the page is older than the site, and text is waiting in a form. */
  staleText: 'This page is older than our website. Your text is kept; refresh the page to go on.',
}
export type ErrorFallbackMessages = Record<keyof typeof errorFallback, string>
