import type { AnalyticsDebugMessages } from '../en/analytics-debug.ts'

export const analyticsDebug = {
  heading: 'Sündmused',
  choice: 'Nõusolek: {choice}',
  noChoice: 'veel valimata',
  empty: 'Midagi pole veel toimunud.',
  test: 'Saada proovisündmus',
  close: 'Sulge',
} satisfies AnalyticsDebugMessages
