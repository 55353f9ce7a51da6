import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Uw pagina wordt geladen…',
  menuLabel: 'Taal',
  chooseHeading: 'Kies uw taal',
} satisfies LanguageMessages
