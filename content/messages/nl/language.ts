import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'De site wordt in uw taal geladen…',
  menuLabel: 'Taal',
  chooseHeading: 'Kies uw taal',
} satisfies LanguageMessages
