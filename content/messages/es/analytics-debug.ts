import type { AnalyticsDebugMessages } from '../en/analytics-debug.ts'

export const analyticsDebug = {
  heading: 'Eventos',
  choice: 'Consentimiento: {choice}',
  noChoice: 'aún sin respuesta',
  empty: 'Todavía no ha ocurrido nada.',
  test: 'Enviar un evento de prueba',
  close: 'Cerrar',
} satisfies AnalyticsDebugMessages
