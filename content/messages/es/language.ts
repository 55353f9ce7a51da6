import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Cargando la web en su idioma…',
  menuLabel: 'Idioma',
  chooseHeading: 'Elija su idioma',
} satisfies LanguageMessages
