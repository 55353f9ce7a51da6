import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Laadime lehte teie keeles…',
  menuLabel: 'Keel',
  chooseHeading: 'Valige oma keel',
} satisfies LanguageMessages
