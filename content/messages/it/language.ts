import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Stiamo caricando la Sua esperienza personalizzata…',
  menuLabel: 'Lingua',
  chooseHeading: 'Scelga la lingua',
} satisfies LanguageMessages
