import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Un instant, votre page arrive…',
  menuLabel: 'Langue',
  chooseHeading: 'Choisissez votre langue',
} satisfies LanguageMessages
