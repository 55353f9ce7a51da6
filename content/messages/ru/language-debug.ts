import type { LanguageDebugMessages } from '../en/language-debug.ts'

export const languageDebug = {
  heading: 'Отладка языка',
  currentLanguage: 'Текущий язык',
  browserLanguage: 'Язык браузера',
  country: 'Страна',
  city: 'Город',
  savedLanguage: 'Сохранённый язык',
  autoDetected: 'Определён автоматически',
  yes: 'да',
  no: 'нет',
  unknown: 'неизвестно',
  loading: 'спрашиваем…',
  reset: 'Сбросить и проверить',
  close: 'Закрыть',
} satisfies LanguageDebugMessages
