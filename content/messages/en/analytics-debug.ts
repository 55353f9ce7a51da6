/** The panel that shows what is tracked as it happens; only with `?debug`, beside the language's (spec §7). */
export const analyticsDebug = {
  heading: 'Events',
  choice: 'Consent: {choice}',
  noChoice: 'none yet',
  empty: 'Nothing has happened yet.',
  test: 'Send a test event',
  close: 'Close',
}
export type AnalyticsDebugMessages = Record<keyof typeof analyticsDebug, string>
