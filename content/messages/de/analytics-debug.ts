import type { AnalyticsDebugMessages } from '../en/analytics-debug.ts'

export const analyticsDebug = {
  heading: 'Ereignisse',
  choice: 'Einwilligung: {choice}',
  noChoice: 'noch keine',
  empty: 'Noch ist nichts geschehen.',
  test: 'Testereignis senden',
  close: 'Schließen',
} satisfies AnalyticsDebugMessages
