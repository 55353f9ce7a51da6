import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Chargement de votre expérience personnalisée…',
  menuLabel: 'Langue',
  chooseHeading: 'Choisissez votre langue',
} satisfies LanguageMessages
