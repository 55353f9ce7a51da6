import type { ErrorFallbackMessages } from '../en/error-fallback.ts'

export const errorFallback = {
  heading: 'Что-то пошло не так',
  text: 'Произошла непредвиденная ошибка. Пожалуйста, попробуйте обновить страницу.',
  refresh: 'Обновить страницу',
  report: 'Сообщить о проблеме',
  staleText:
    'Пока эта страница была открыта, сайт обновился. Ваш текст сохранён; чтобы продолжить, обновите, пожалуйста, страницу.',
} satisfies ErrorFallbackMessages
