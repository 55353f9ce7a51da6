import type { AnalyticsDebugMessages } from '../en/analytics-debug.ts'

export const analyticsDebug = {
  heading: 'Événements',
  choice: 'Consentement : {choice}',
  noChoice: 'pas encore donné',
  empty: 'Rien ne s’est encore passé.',
  test: 'Envoyer un événement test',
  close: 'Fermer',
} satisfies AnalyticsDebugMessages
