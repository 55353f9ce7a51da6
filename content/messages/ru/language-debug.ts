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
  reset: 'Сбросить и проверить',
  close: 'Закрыть',
}
