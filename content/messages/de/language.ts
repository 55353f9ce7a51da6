import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Ihre persönliche Ansicht wird geladen …',
  menuLabel: 'Sprache',
  chooseHeading: 'Wählen Sie Ihre Sprache',
} satisfies LanguageMessages
