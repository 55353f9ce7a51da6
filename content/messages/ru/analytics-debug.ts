import type { AnalyticsDebugMessages } from '../en/analytics-debug.ts'

export const analyticsDebug = {
  heading: 'События',
  choice: 'Согласие: {choice}',
  noChoice: 'ещё нет ответа',
  empty: 'Пока ничего не произошло.',
  test: 'Отправить пробное событие',
  close: 'Закрыть',
} satisfies AnalyticsDebugMessages
