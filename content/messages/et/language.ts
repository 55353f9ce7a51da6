import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Laadime teile kohandatud lehte…',
  menuLabel: 'Keel',
  chooseHeading: 'Valige oma keel',
} satisfies LanguageMessages
