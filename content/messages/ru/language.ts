import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Загружаем сайт, настроенный под вас…',
  menuLabel: 'Язык',
  chooseHeading: 'Выберите язык',
} satisfies LanguageMessages
