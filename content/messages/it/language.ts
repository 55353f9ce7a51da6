import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Carichiamo il sito nella Sua lingua…',
  menuLabel: 'Lingua',
  chooseHeading: 'Scelga la lingua',
} satisfies LanguageMessages
