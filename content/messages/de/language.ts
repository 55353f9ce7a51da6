import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Wird in Ihrer Sprache geladen …',
  menuLabel: 'Sprache',
  chooseHeading: 'Wählen Sie Ihre Sprache',
} satisfies LanguageMessages
