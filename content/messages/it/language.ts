import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Stiamo preparando la pagina per Lei…',
  menuLabel: 'Lingua',
  chooseHeading: 'Scelga la lingua',
} satisfies LanguageMessages
