import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Загружаем сайт, настроенный под вас…',
  menuLabel: 'Язык',
  menuButton: 'Язык: {name}',
  chooseHeading: 'Выберите язык',
} satisfies LanguageMessages
