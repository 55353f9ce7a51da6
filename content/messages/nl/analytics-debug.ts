import type { AnalyticsDebugMessages } from '../en/analytics-debug.ts'

export const analyticsDebug = {
  heading: 'Gebeurtenissen',
  choice: 'Toestemming: {choice}',
  noChoice: 'nog geen',
  empty: 'Er is nog niets gebeurd.',
  test: 'Testgebeurtenis sturen',
  close: 'Sluiten',
} satisfies AnalyticsDebugMessages
