import type { AnalyticsDebugMessages } from '../en/analytics-debug.ts'

export const analyticsDebug = {
  heading: 'Eventi',
  choice: 'Consenso: {choice}',
  noChoice: 'non ancora espresso',
  empty: 'Non è ancora successo niente.',
  test: 'Invia un evento di prova',
  close: 'Chiudi',
} satisfies AnalyticsDebugMessages
