import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Uw persoonlijke pagina wordt geladen…',
  menuLabel: 'Taal',
  menuButton: 'Taal: {name}',
  chooseHeading: 'Kies uw taal',
} satisfies LanguageMessages
