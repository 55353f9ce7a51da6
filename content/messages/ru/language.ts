import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Открываем сайт на вашем языке…',
  menuLabel: 'Язык',
  chooseHeading: 'Выберите язык',
} satisfies LanguageMessages
