import type { LanguageMessages } from '../en/language.ts'

export const language = {
  loading: 'Cargando su experiencia personalizada…',
  menuLabel: 'Idioma',
  chooseHeading: 'Elija su idioma',
} satisfies LanguageMessages
